import { use } from 'react'
import { recipientName } from '../../../domain/shipment/shipments'
import { useAccount, useAccountRoute, useTexts } from '../../../hooks'
import { type SignInFormState, UnsavedFormsContext, useSignInForm } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { signInTexts } from '../../../texts/signIn'
import { ButtonLink, Cluster, Message, Stack } from '../../../ui'
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
  const isTyped = Boolean(use(UnsavedFormsContext)?.count)
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
      {isAgain && isTyped && <Message tone="info">{againText}</Message>}
      <Forms isNew={isNew} isAlone={isAgain} token={token} onSignedIn={done} />
    </>
  )
}

interface FormsProps extends Pick<LoginProps, 'token'> {
  isNew: boolean
  /** Whether nobody can register here. */
  isAlone: boolean
  onSignedIn(): void
}

/** Both forms; an email that is typed into one goes along to the other. */
function Forms({ isNew, isAlone, ...given }: FormsProps) {
  const options = { ...given, isForAutoDelivery: false }
  const known = useSignInForm({ ...options, isNew: false })
  const fresh = useSignInForm({ ...options, isNew: true })
  return (
    <div className="gw-account-login" data-new={isNew || undefined}>
      <SignInCard state={known} isAlone={isAlone} onSwitch={() => carryEmail(known, fresh)} />
      {!isAlone && <RegisterCard state={fresh} onSwitch={() => carryEmail(fresh, known)} />}
    </div>
  )
}

function carryEmail({ form }: SignInFormState, other: SignInFormState): void {
  if (!other.form.email) other.type('email', form.email)
}

function Already({ name }: { name: string }) {
  const { linkTo } = useAccountRoute()
  const { already } = useTexts(signInTexts)
  const { dashboard } = useTexts(accountTexts)
  return (
    <Stack gap={4}>
      <p>{fill(already, { name })}</p>
      <Cluster isActions>
        <ButtonLink variant="primary" {...linkTo('dashboard')}>
          {dashboard}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}
