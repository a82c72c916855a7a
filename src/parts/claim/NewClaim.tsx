import { useRef, useState } from 'react'
import { LIMITS } from '../../domain/limits'
import { type ClaimAsked, type ClaimOutcome, useAccount, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { claimTexts } from '../../texts/claim'
import { commonTexts } from '../../texts/common'
import { Button, Checkbox, Stack, TextField } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { useSaving } from '../dialog/useSaving'
import { Failure } from '../page/Failure'

interface NewClaimProps extends Omit<DialogContentProps, 'params'> {
  /** Who gets the gift. */
  name: string
  onMake(asked: ClaimAsked): Promise<ClaimOutcome>
}

/** First and last name, and the space between. */
const LONGEST = LIMITS.fname + LIMITS.lname + 1

/** What a link is to say, and what it allows. */
export function NewClaim({ name, onMake, ...frame }: NewClaimProps) {
  const { customer } = useAccount()
  const texts = useTexts(claimTexts)
  const { cancel, error: errorWord } = useTexts(commonTexts)
  const own = [customer?.fname, customer?.lname].filter(Boolean).join(' ')
  const [sender, setSender] = useState(own)
  const [mayMoveDate, setMayMove] = useState(true)
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, error, run } = useSaving()
  const isMissing = sender.trim() === ''

  async function make() {
    setChecked(true)
    if (isMissing) field.current?.focus()
    else await run(() => onMake({ sender: sender.trim(), mayMoveDate }))
  }

  return (
    <Ask
      {...frame}
      title={texts.ask}
      text={fill(texts.textFirst, { name })}
      actions={
        <>
          <Button variant="primary" saves isBusy={isBusy} onClick={() => void make()}>
            {texts.make}
          </Button>
          <Button onClick={() => frame.end(null)}>{cancel}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField
          ref={field}
          label={fill(texts.sender, { name })}
          autoComplete="name"
          maxLength={LONGEST}
          value={sender}
          onValue={setSender}
          error={isChecked && isMissing ? texts['sender.required'] : undefined}
          errorWord={errorWord}
        />
        <Checkbox label={texts.mayMove} checked={mayMoveDate} onChecked={setMayMove} />
        {error && <Failure>{error}</Failure>}
      </Stack>
    </Ask>
  )
}
