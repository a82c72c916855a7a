import { useTexts } from '../../hooks'
import { questionTexts } from '../../texts/question'
import { Button, type ButtonVariant } from '../../ui'
import type { SignInFormState } from './useSignInForm'

interface SignInButtonProps {
  state: SignInFormState
  variant?: ButtonVariant
}

/** Sends the fields of the form to sign in or to register. */
export function SignInButton({ state, variant = 'primary' }: SignInButtonProps) {
  const { signIn, register, signingIn } = useTexts(questionTexts)
  return (
    <Button
      variant={variant}
      type="submit"
      form={state.formId}
      saves
      isBusy={state.isBusy}
      busyText={signingIn}
    >
      {state.isNew ? register : signIn}
    </Button>
  )
}
