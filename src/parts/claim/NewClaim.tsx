import { LIMITS } from '../../domain/limits'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { claimTexts } from '../../texts/claim'
import { commonTexts } from '../../texts/common'
import { Checkbox, Stack } from '../../ui'
import { LimitedText } from '../field/LimitedText'
import { Failure } from '../page/Failure'
import type { NewClaimState } from './useNewClaim'

interface NewClaimProps {
  /** Name of the gift's recipient. */
  name: string
  form: NewClaimState
  /** Id of the form, for its submit button. */
  id: string
  onMake(): void
}

/** First and last name with a space. */
const LONGEST = LIMITS.fname + LIMITS.lname + 1

/** Form for a new link: its text, and what it allows. */
export function NewClaim({ name, form, id, onMake }: NewClaimProps) {
  const texts = useTexts(claimTexts)
  const { error: errorWord } = useTexts(commonTexts)
  return (
    <Stack
      as="form"
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onMake()
      }}
    >
      <LimitedText
        kind={LONGEST}
        ref={form.field}
        label={fill(texts.sender, { name })}
        autoComplete="name"
        value={form.sender}
        onValue={form.setSender}
        error={form.isMissing && texts['sender.required']}
        errorWord={errorWord}
      />
      <Checkbox label={texts.mayMove} checked={form.mayMoveDate} onChecked={form.setMayMove} />
      {form.error && <Failure>{form.error}</Failure>}
    </Stack>
  )
}
