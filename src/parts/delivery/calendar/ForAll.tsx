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
  /** Those that keep their own date. */
  skipped: readonly SkippedShipment[]
  isSaving: boolean
  /** What is said of a price that each of them pays. */
  note: string | null
  /** Without it there is no button here. */
  onSave?: (() => void) | undefined
}

/** The name of a button that gives what was chosen to everyone; null where it would be for one at most. */
export function allOf(sum: Sum, total: number, skipped: number, texts: Texts): string | null {
  const count = total - skipped
  if (!sum.isReady || count < 2) return null
  return fill(skipped > 0 ? texts.useSome : texts.useAll, { date: sum.date, count, total })
}

/** Gives what was chosen to everyone with one press; who cannot have it is named before. */
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
