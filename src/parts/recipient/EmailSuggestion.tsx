import { emailSuggestion } from '../../domain/recipient/emailTypo'
import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { TextButton } from '../../ui'

interface EmailSuggestionProps {
  email: string
  /** The field that the email stands in, which gets the focus. */
  fieldId: string
  onTake(email: string): void
}

/** What was likely meant by an e-mail address with a slip in it; one press takes it. */
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
