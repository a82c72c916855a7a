import { useId, useState } from 'react'
import { useAccountRoute, useTexts } from '../../../hooks'
import { SignInFields, type SignInFormState, useRetainedFocus } from '../../../parts'
import { questionTexts } from '../../../texts/question'
import { signInTexts } from '../../../texts/signIn'
import { Button, Card, Stack, TextButton } from '../../../ui'
import { ResetForm } from './ResetForm'

interface SignInCardProps {
  state: SignInFormState
  /** Whether nobody can register here. */
  isAlone: boolean
  /** Called as who is new goes on to the other form. */
  onSwitch(): void
}

/** The form of those who are known; a forgotten password opens the way to a new one. */
export function SignInCard({ state, isAlone, onSwitch }: SignInCardProps) {
  const [isForgotten, setForgotten] = useState(false)
  const { linkTo } = useAccountRoute()
  const texts = useTexts(signInTexts)
  const words = useTexts(questionTexts)
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
            <Button
              variant="primary"
              type="submit"
              form={state.formId}
              saves
              isBusy={state.isBusy}
              busyText={words.signingIn}
            >
              {words.signIn}
            </Button>
            <TextButton
              className="gw-account-login-forgot"
              onClick={() => {
                state.forgetRefusal()
                setForgotten(true)
              }}
            >
              {texts.forgot}
            </TextButton>
            {!isAlone && (
              <a
                className="gw-account-login-switch"
                href={linkTo('register').href}
                target="_self"
                onClick={onSwitch}
              >
                {texts.toRegister}
              </a>
            )}
          </Stack>
        )}
      </div>
    </Card>
  )
}
