import { emailSuggestion } from '../../domain/recipient/emailTypo'
import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { TextButton } from '../../ui'

interface EmailSuggestionProps {
  email: string
  onTake(email: string): void
}

/** What was likely meant by an e-mail address with a slip in it; one press takes it. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const texts = useTexts(addressTexts)
  const meant = emailSuggestion(email.trim())
  return (
    <div className="gw-address-meant" role="status">
      {meant && (
        <TextButton icon="pencil" onClick={() => onTake(meant)}>
          {fill(texts.suggestion, { email: meant })}
        </TextButton>
      )}
    </div>
  )
}
