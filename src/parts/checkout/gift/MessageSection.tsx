import { useEffect, useRef } from 'react'
import type { Shipment } from '../../../domain/schema/entities'
import { useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { giftMessageTexts } from '../../../texts/giftMessage'
import { Button } from '../../../ui'
import { GiftMessageEditor } from '../../gift-message/GiftMessageEditor'
import { GiftMessageNote } from '../../gift-message/GiftMessageNote'
import { FocusedFailure } from '../../page/FocusedFailure'
import type { MessageInPlace } from './useMessageInPlace'

interface MessageSectionProps {
  shipment: Shipment
  message: MessageInPlace
}

/** The gift message, edited inline. */
export function MessageSection({ shipment, message }: MessageSectionProps) {
  const { message: title } = useTexts(giftMessageTexts)
  const { save, saving, cancel } = useTexts(commonTexts)
  const { isOpen, formId } = message
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // The pressed button is gone: focus moves to the message, and on closing back to the button that opens it.
  useEffect(() => {
    if (wasOpen.current !== isOpen) {
      place.current?.querySelector<HTMLElement>(isOpen ? 'textarea' : 'button')?.focus()
    }
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div ref={place} className="gw-gift-message">
      {!isOpen && <GiftMessageNote shipment={shipment} onEdit={message.open} />}
      {isOpen && (
        <section aria-label={title}>
          {message.error && <FocusedFailure>{message.error}</FocusedFailure>}
          <GiftMessageEditor
            draft={message.draft}
            forAll={message.forAll}
            onDraft={message.change}
            problem={message.problem}
            id={formId}
            onSubmit={() => void message.save()}
          />
          <div className="gw-gift-message-actions">
            <Button saves type="submit" form={formId} isBusy={message.isBusy} busyText={saving}>
              {save}
            </Button>
            <Button variant="quiet" onClick={message.cancel}>
              {cancel}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
