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
  /** Whether who comes is new; the other form is a link away, or beside it where there is room. */
  isNew?: boolean
  /** Whether the session ended under a screen, which is there again afterwards. */
  isAgain?: boolean
  /** What follows the `?` of the route: `reset`, the token of a link for a new password. */
  query?: string
  /** The token of the page, where it has one. */
  token?: string | null | undefined
}

/** Signing in and registering, in the place of what they are asked for. */
export function Login({ isNew = false, isAgain = false, query = '', token }: LoginProps) {
  const { customer, isSignedIn } = useAccount()
  const { route, go } = useAccountRoute()
  const { againText } = useTexts(accountTexts)
  // The screen behind it stays as it is, so that this does as well.
  const forms = use(UnsavedFormsContext)
  const isTyped = isAgain ? forms?.count : forms?.drafts.size
  useUnsavedGuard(Boolean(isTyped))
  const reset = new URLSearchParams(query).get('reset')
  const isOwnRoute = route.name === 'login' || route.name === 'register'
  // A link can be asked for by whoever is signed in, too.
  if (reset) return <NewPassword token={reset} />
  if (isSignedIn && customer && !isAgain) return <Already name={recipientName(customer)} />

  const done = () => {
    // Elsewhere the screen that was asked for follows.
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
