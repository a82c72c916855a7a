import { useEffect, useRef } from 'react'
import type { SavedAddress } from '../../../domain/schema/entities'
import { useTexts } from '../../../hooks'
import { SaveButton } from '../../../parts'
import { bookTexts } from '../../../texts/book'
import { fill } from '../../../texts/catalogue'
import { Button, Message } from '../../../ui'
import { useBookName } from './useBookName'

interface TwinQuestionProps {
  twin: SavedAddress
  isBusy: boolean
  onUpdate(): void
  onBoth(): void
}

/** Asks what to do about an address already saved with the same name and street. */
export function TwinQuestion({ twin, isBusy, onUpdate, onBoth }: TwinQuestionProps) {
  const texts = useTexts(bookTexts)
  const { name } = useBookName(twin)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Message
      tone="warn"
      titleAs="h3"
      titleRef={title}
      title={fill(texts.twin, { name, street: twin.address_1 ?? '' })}
      actions={
        <>
          <SaveButton variant="primary" isBusy={isBusy} busyText={texts.update} onClick={onUpdate}>
            {texts.update}
          </SaveButton>
          <Button saves isBusy={isBusy} onClick={onBoth}>
            {texts.both}
          </Button>
        </>
      }
    />
  )
}
