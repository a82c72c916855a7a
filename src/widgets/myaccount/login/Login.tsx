import { use } from 'react'
import { recipientName } from '../../../domain/shipment/shipments'
import { useAccount, useAccountRoute, useTexts } from '../../../hooks'
import { UnsavedFormsContext } from '../../../parts'
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
  /** Called once somebody has signed in; without it, the dashboard follows on a route of its own. */
  onSignedIn?(): void
}

/** Signing in and registering, in the place of what they are asked for. */
export function Login({
  isNew = false,
  isAgain = false,
  query = '',
  token,
  onSignedIn,
}: LoginProps) {
  const { customer, isSignedIn } = useAccount()
  const { route, go } = useAccountRoute()
  const { againText } = useTexts(accountTexts)
  // The screen behind it stays as it is, so that this does as well.
  const isTyped = use(UnsavedFormsContext)?.count
  const reset = new URLSearchParams(query).get('reset')
  const isOwnRoute = route.name === 'login' || route.name === 'register'
  if (isSignedIn && customer && !isAgain) return <Already name={recipientName(customer)} />
  if (reset) return <NewPassword token={reset} />

  const done = () => {
    onSignedIn?.()
    if (isOwnRoute) go('dashboard', { isReplaced: true })
  }
  return (
    <>
      {isAgain && Boolean(isTyped) && <Message tone="info">{againText}</Message>}
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
