import { emailSuggestion } from '../../domain/recipient/emailTypo'
import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { TextButton } from '../../ui'

interface EmailSuggestionProps {
  email: string
  /** Id of the email field, which gets focus. */
  fieldId: string
  onTake(email: string): void
}

/** A suggested correction for a mistyped email address, applied with one press. */
export function EmailSuggestion({ email, fieldId, onTake }: EmailSuggestionProps) {
  const texts = useTexts(addressTexts)
  const meant = emailSuggestion(email.trim())
  return (
    <div role="status">
      {meant && (
        <TextButton
          icon="pencil"
          onClick={() => {
            onTake(meant)
            document.getElementById(fieldId)?.focus()
          }}
        >
          {fill(texts.suggestion, { email: meant })}
        </TextButton>
      )}
    </div>
  )
}
