import { LIMITS } from '../../domain/limits'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { claimTexts } from '../../texts/claim'
import { commonTexts } from '../../texts/common'
import { Checkbox, Stack, TextField } from '../../ui'
import { Failure } from '../page/Failure'
import type { NewClaimState } from './useNewClaim'

interface NewClaimProps {
  /** Who gets the gift. */
  name: string
  form: NewClaimState
}

/** First and last name, and the space between. */
const LONGEST = LIMITS.fname + LIMITS.lname + 1

/** What a link is to say, and what it allows. */
export function NewClaim({ name, form }: NewClaimProps) {
  const texts = useTexts(claimTexts)
  const { error: errorWord } = useTexts(commonTexts)
  return (
    <Stack gap={4}>
      <TextField
        ref={form.field}
        label={fill(texts.sender, { name })}
        autoComplete="name"
        maxLength={LONGEST}
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
