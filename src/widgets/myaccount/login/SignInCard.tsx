import { useId, useState } from 'react'
import { useAccountRoute, useTexts } from '../../../hooks'
import { SignInButton, SignInFields, useRetainedFocus, useSignInForm } from '../../../parts'
import { signInTexts } from '../../../texts/signIn'
import { Card, Stack, TextButton } from '../../../ui'
import { ResetForm } from './ResetForm'

interface SignInCardProps {
  token?: string | null | undefined
  /** Whether registration is not offered here. */
  isAlone: boolean
  onSignedIn(): void
}

/** The sign-in form, with a link to reset a forgotten password. */
export function SignInCard({ token, isAlone, onSignedIn }: SignInCardProps) {
  const state = useSignInForm({ isNew: false, isForAutoDelivery: false, token, onSignedIn })
  const [isForgotten, setForgotten] = useState(false)
  const { linkTo } = useAccountRoute()
  const texts = useTexts(signInTexts)
  const titleId = useId()
  const place = useRetainedFocus(String(isForgotten))
  return (
    <Card as="section" className="gw-account-login-known" aria-labelledby={titleId}>
      <div {...place}>
        <h2
          className="gw-account-login-title"
          id={titleId}
          data-gw-heading
          tabIndex={-1}
          data-same={(!isForgotten && !isAlone) || undefined}
        >
          {isForgotten ? texts.resetTitle : texts.title}
        </h2>
        {isForgotten ? (
          <ResetForm email={state.form.email} onBack={() => setForgotten(false)} />
        ) : (
          <Stack gap={4}>
            <SignInFields state={state} />
            <SignInButton state={state} />
            <TextButton
              className="gw-account-login-forgot"
              onClick={() => {
                state.setRefusal(null)
                setForgotten(true)
              }}
            >
              {texts.forgot}
            </TextButton>
            {!isAlone && (
              <a className="gw-account-login-switch" {...linkTo('register')}>
                {texts.toRegister}
              </a>
            )}
          </Stack>
        )}
      </div>
    </Card>
  )
}
