import { stepLink, withEdit } from '../../domain/checkout/stepLink'
import { usePage, useTexts } from '../../hooks'
import { EmailField, isSamePage, useSignInWords } from '../../parts'
import { billingTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { loginTexts } from '../../texts/login'
import { questionTexts } from '../../texts/question'
import type { Billing } from './useBilling'

/** The confirmation email; asked for if unknown. */
export function BuyerEmail({ billing }: { billing: Billing }) {
  const { id, email, isSignedIn, typedEmail, setTypedEmail, attempts } = billing
  const { links } = usePage()
  const { emailTo } = useTexts(billingTexts)
  const { change } = useTexts(commonTexts)
  const { hint } = useTexts(loginTexts)
  const words = useTexts(questionTexts)
  const problem = useSignInWords()(billing.emailProblem)
  const login = stepLink(links, 'checkout-login')
  if (!email) {
    return (
      <EmailField
        id={`${id}-email`}
        name="email"
        autoComplete="email"
        label={words.email}
        hint={hint}
        value={typedEmail}
        onValue={setTypedEmail}
        error={attempts > 0 && problem}
      />
    )
  }
  return (
    <p className="gw-billing-email">
      {fill(emailTo, { email })}{' '}
      {login && !isSamePage(login) && !isSignedIn && (
        <a href={withEdit(login, undefined)}>{change}</a>
      )}
    </p>
  )
}
