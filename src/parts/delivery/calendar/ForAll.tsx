import type { SkippedShipment } from '../../../domain/delivery/sameDay'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { Button } from '../../../ui'
import './ForAll.css'
import { SkippedShipments } from './SkippedShipments'
import type { Sum } from './sumOf'

interface ForAllProps {
  sum: Sum
  /** How many shipments there are. */
  total: number
  /** Those that keep their own date. */
  skipped: readonly SkippedShipment[]
  isSaving: boolean
  onSave(): void
}

/** Gives what was chosen to everyone with one press; who cannot have it is named before. */
export function ForAll({ sum, total, skipped, isSaving, onSave }: ForAllProps) {
  const texts = useTexts(deliveryTexts)
  const count = total - skipped.length
  if (!sum.isReady || count < 2) return null
  const text = skipped.length > 0 ? texts.useSome : texts.useAll
  return (
    <div className="gw-for-all">
      <Button saves icon="gift" aria-disabled={isSaving || undefined} onClick={onSave}>
        {fill(text, { date: sum.date, count, total })}
      </Button>
      {skipped.length > 0 && <SkippedShipments skipped={skipped} />}
    </div>
  )
}
