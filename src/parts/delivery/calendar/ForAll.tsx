import { useId } from 'react'
import type { SkippedShipment } from '../../../domain/delivery/sameDay'
import { fill } from '../../../texts/catalogue'
import { Button } from '../../../ui'
import type { Texts } from '../words'
import './ForAll.css'
import { SkippedShipments } from './SkippedShipments'
import type { Sum } from './sumOf'

interface ForAllProps {
  name: string
  /** The shipments that keep their own date. */
  skipped: readonly SkippedShipment[]
  isSaving: boolean
  /** A note about an extra cost that each shipment pays. */
  note: string | null
  /** If absent, there is no button. */
  onSave?: (() => void) | undefined
}

/** Label of a button that applies the choice to everyone; null if fewer than two shipments would get it. */
export function allOf(sum: Sum, total: number, skipped: number, texts: Texts): string | null {
  const count = total - skipped
  if (!sum.isReady || count < 2) return null
  return fill(skipped > 0 ? texts.useSome : texts.useAll, { date: sum.date, count, total })
}

/** Applies the choice to everyone with one press, naming beforehand the shipments that cannot have it. */
export function ForAll({ name, skipped, isSaving, note, onSave }: ForAllProps) {
  const id = useId()
  return (
    <div className="gw-for-all">
      {onSave && (
        <Button
          saves
          icon="gift"
          aria-disabled={isSaving || undefined}
          aria-describedby={note ? id : undefined}
          onClick={onSave}
        >
          {name}
        </Button>
      )}
      {note && (
        <p className="gw-note" id={id}>
          {note}
        </p>
      )}
      {skipped.length > 0 && <SkippedShipments skipped={skipped} />}
    </div>
  )
}
