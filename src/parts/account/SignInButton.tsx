import { useTexts } from '../../hooks'
import { questionTexts } from '../../texts/question'
import { Button, type ButtonVariant } from '../../ui'
import type { SignInFormState } from './useSignInForm'

interface SignInButtonProps {
  state: SignInFormState
  /** Default `primary`. */
  variant?: ButtonVariant
}

/** Submits the form of `SignInFields`, from anywhere on the screen. */
export function SignInButton({ state, variant = 'primary' }: SignInButtonProps) {
  const texts = useTexts(questionTexts)
  return (
    <Button
      variant={variant}
      type="submit"
      form={state.formId}
      saves
      isBusy={state.isBusy}
      busyText={texts.signingIn}
    >
      {state.isNew ? texts.register : texts.signIn}
    </Button>
  )
}
