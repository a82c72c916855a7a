import { useEffect, useRef } from 'react'
import type { SkippedShipment } from '../../../domain/delivery/sameDay'
import { useAnnounce, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { Button, Message } from '../../../ui'
import { DialogFoot } from '../../../ui/dialog'
import './DateForm.css'
import { SkippedShipments, useSkippedNames } from './SkippedShipments'

interface PartlySavedProps {
  missed: readonly SkippedShipment[]
  /** How many shipments it applies to. */
  result: string
  onDone(): void
}

/** Shown when a date for all could not be applied to every shipment: which keep their own, and why. */
export function PartlySaved({ missed, result, onDone }: PartlySavedProps) {
  const texts = useTexts(deliveryTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const announce = useAnnounce()
  const names = useSkippedNames(missed)
  const text = `${result} ${fill(texts.keepTitle, { count: missed.length })} ${names.join('. ')}.`
  // The heading is read when focused; the rest is announced once.
  const first = useRef(text)
  useEffect(() => {
    heading.current?.focus()
    announce('say', { text: first.current })
  }, [announce])
  return (
    <div className="gw-dates">
      <Message tone="warn" title={texts.partTitle} titleAs="h3" titleRef={heading}>
        {result}
      </Message>
      <SkippedShipments skipped={missed} />
      <DialogFoot
        actions={
          <Button variant="primary" onClick={onDone}>
            {texts.done}
          </Button>
        }
      />
    </div>
  )
}
