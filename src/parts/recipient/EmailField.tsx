import { type ComponentProps, useId } from 'react'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { LimitedText } from '../field/LimitedText'
import { EmailSuggestion } from './EmailSuggestion'

type EmailFieldProps = Omit<ComponentProps<typeof LimitedText>, 'kind' | 'type' | 'errorWord'>

/** An email field that suggests a correction for likely typos. */
export function EmailField(props: EmailFieldProps) {
  const { error } = useTexts(commonTexts)
  const ownId = useId()
  const { id = ownId, value, onValue } = props
  return (
    <div>
      <LimitedText
        kind="email"
        type="email"
        spellCheck={false}
        errorWord={error}
        {...props}
        id={id}
      />
      <EmailSuggestion email={value} fieldId={id} onTake={onValue} />
    </div>
  )
}
