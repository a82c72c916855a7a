import { useLayoutEffect, useRef, useState } from 'react'
import { useShipments, useTexts } from '../../../hooks'
import { isFocusFree } from '../../../parts'
import { commonTexts } from '../../../texts/common'
import { pdpMoreTexts } from '../../../texts/pdpMore'
import { Button } from '../../../ui'
import type { AddedProps } from './placed'

/** Keeps a message that could not be saved, with a button to retry. */
export function LostMessage({ buyBox, bought }: AddedProps) {
  const texts = useTexts(pdpMoreTexts)
  const { tryAgain } = useTexts(commonTexts)
  const { setGiftMessages } = useShipments()
  // The message that was not saved; the field can have another one by now.
  const [message] = useState(buyBox.message)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [tries, setTries] = useState(0)
  const note = useRef<HTMLDivElement>(null)
  const save = async () => {
    setSaving(true)
    const { status } = await setGiftMessages(bought.lostMessages, message)
    setSaving(false)
    setSaved(status === 'saved')
    setTries((count) => count + 1)
  }
  useLayoutEffect(() => {
    if (isSaved && isFocusFree()) closeOf(note.current)?.focus()
  }, [isSaved])
  return (
    <div ref={note} className="gw-added-note">
      {/* Keyed by attempt; otherwise the same text would not be announced again. */}
      <p key={tries} role="alert">
        {isSaved ? texts.messageSaved : texts.messageLost}
      </p>
      {!isSaved && (
        <Button saves isBusy={isSaving} onClick={() => void save()}>
          {tryAgain}
        </Button>
      )}
    </div>
  )
}

/** Receives focus once the button is gone: always present, and safe to press again. */
const closeOf = (part: Element | null) =>
  part?.closest('.gw-added')?.querySelector<HTMLElement>('.gw-added-close')
