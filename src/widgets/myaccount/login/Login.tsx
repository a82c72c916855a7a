import { use } from 'react'
import { recipientName } from '../../../domain/shipment/shipments'
import { useAccount, useAccountRoute, useTexts } from '../../../hooks'
import { UnsavedFormsContext, useUnsavedGuard } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { signInTexts } from '../../../texts/signIn'
import { ButtonLink, Message } from '../../../ui'
import './login.css'
import { NewPassword } from './NewPassword'
import { RegisterCard } from './RegisterCard'
import { SignInCard } from './SignInCard'

export interface LoginProps {
  /** Whether to show registration; the other form is linked, or beside it if there is room. */
  isNew?: boolean
  /** Whether the session expired on a screen, which is restored after sign-in. */
  isAgain?: boolean
  /** Query of the route: `reset` is the token of a password reset link. */
  query?: string
  /** The page's token, if it has one. */
  token?: string | null | undefined
}

/** Sign-in and registration, in place of the screen that requires them. */
export function Login({ isNew = false, isAgain = false, query = '', token }: LoginProps) {
  const { customer, isSignedIn } = useAccount()
  const { route, go } = useAccountRoute()
  const { againText } = useTexts(accountTexts)
  // If the screen behind has unsaved input, the browser asks before leaving the page.
  const forms = use(UnsavedFormsContext)
  const isTyped = isAgain ? forms?.count : forms?.drafts.size
  useUnsavedGuard(Boolean(isTyped))
  const reset = new URLSearchParams(query).get('reset')
  const isOwnRoute = route.name === 'login' || route.name === 'register'
  // A signed-in customer can request a link, too.
  if (reset) return <NewPassword key={reset} token={reset} />
  if (isSignedIn && customer && !isAgain) return <Already name={recipientName(customer)} />

  const done = () => {
    // On other routes, the requested screen follows.
    if (isOwnRoute) go('dashboard', { isReplaced: true })
  }
  return (
    <>
      {Boolean(isTyped) && <Message tone="info">{againText}</Message>}
      <div className="gw-account-login" data-new={isNew || undefined}>
        <SignInCard token={token} isAlone={isAgain} onSignedIn={done} />
        {!isAgain && <RegisterCard token={token} onSignedIn={done} />}
      </div>
    </>
  )
}

function Already({ name }: { name: string }) {
  const { linkTo } = useAccountRoute()
  const { already } = useTexts(signInTexts)
  const { dashboard } = useTexts(accountTexts)
  return (
    <div>
      <p>{fill(already, { name })}</p>
      <ButtonLink className="gw-account-on" variant="primary" {...linkTo('dashboard')}>
        {dashboard}
      </ButtonLink>
    </div>
  )
}
