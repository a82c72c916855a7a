import { useId } from 'react'
import { useAccountRoute, useTexts } from '../../../hooks'
import { SignInButton, SignInFields, useSignInForm } from '../../../parts'
import { loginTexts } from '../../../texts/login'
import { signInTexts } from '../../../texts/signIn'
import { Card, Checkbox, Stack } from '../../../ui'

interface RegisterCardProps {
  token?: string | null | undefined
  onSignedIn(): void
}

/** The registration form, and the benefits of an account. */
export function RegisterCard({ token, onSignedIn }: RegisterCardProps) {
  const state = useSignInForm({ isNew: true, isForAutoDelivery: false, token, onSignedIn })
  const { linkTo } = useAccountRoute()
  const texts = useTexts(signInTexts)
  const { offers } = useTexts(loginTexts)
  const titleId = useId()
  return (
    <Card as="section" className="gw-account-login-new" aria-labelledby={titleId}>
      <h2 className="gw-account-login-title" id={titleId} data-same="">
        {texts.register}
      </h2>
      <Stack gap={4}>
        <p>{texts.benefits}</p>
        <SignInFields state={state} of={texts.register} />
        <Checkbox label={offers} checked={state.wantsOffers} onChecked={state.setWantsOffers} />
        <SignInButton state={state} />
        <a className="gw-account-login-switch" {...linkTo('login')}>
          {texts.toSignIn}
        </a>
      </Stack>
    </Card>
  )
}
