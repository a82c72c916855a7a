import { useState } from 'react'
import type { CalendarDay } from '../../../domain/calendar'
import type { ChosenAddress, Shipment } from '../../../domain/schema/entities'
import { useSaving } from '../../dialog/useSaving'
import { type DateInPlace, useDateInPlace } from './useDateInPlace'
import { type GiftAddress, type GiftOutcome, useGiftAddress } from './useGiftAddress'
import { type MessageInPlace, useMessageInPlace } from './useMessageInPlace'
import { type MissingDate, useMissingDate } from './useMissingDate'
import { useOvernightLost } from './useOvernightLost'

/** Everything that checkout asks about one gift: address, date and message. */
export interface GiftFormState {
  address: GiftAddress
  date: MissingDate
  calendar: DateInPlace
  message: MessageInPlace
  /** The new delivery day if its address cost it the overnight upgrade; null otherwise. */
  dayInstead: CalendarDay | null
  isBusy: boolean
  /** True while there is unsaved input. */
  isDirty: boolean
  /** Why saving failed, as text; null if it has not failed. */
  error: string | null
  /** Immediately sends it to a known address. */
  use(address: ChosenAddress): Promise<void>
  /** Saves everything that is open; `saved` or `merged` on success, `stays` if something has to be fixed. */
  save(): Promise<'saved' | 'merged' | 'stays'>
}

/**
 * Holds and saves what checkout asks about a gift. `onMerged` is called with the gift it was merged into,
 * whichever button caused that.
 */
export function useGiftForm(
  shipment: Shipment,
  onMerged?: (shipmentId: number) => void,
): GiftFormState {
  const message = useMessageInPlace(shipment)
  const address = useGiftAddress(shipment, message.save)
  const date = useMissingDate(shipment)
  const calendar = useDateInPlace(shipment)
  const overnight = useOvernightLost(shipment)
  const { isBusy, error, run } = useSaving()
  const [isSaving, setSaving] = useState(false)

  async function attempt(change: () => Promise<GiftOutcome>): Promise<GiftOutcome['status']> {
    let status: GiftOutcome['status'] = 'failed'
    await run(async () => {
      const outcome = await change()
      status = outcome.status
      if (outcome.into !== undefined) onMerged?.(outcome.into)
      return outcome
    })
    return status
  }

  async function saveAll(): Promise<'saved' | 'merged' | 'stays'> {
    const sent = await attempt(address.save)
    if (sent === 'merged') return 'merged'
    // A merge that was declined leaves the gift without an address.
    if (sent === 'failed' || sent === 'incomplete') return 'stays'
    // A lost upgrade is shown before the next step.
    if (overnight.look()) return 'stays'
    if (sent === 'kept' && address.view !== 'shown' && !address.isEditing) return 'stays'
    if (!(await calendar.save())) return 'stays'
    if ((await attempt(date.save)) === 'failed') return 'stays'
    return (await message.save()) ? 'saved' : 'stays'
  }

  return {
    address,
    date,
    calendar,
    message,
    dayInstead: overnight.dayInstead,
    isBusy: isBusy || message.isBusy || isSaving,
    isDirty: address.isDirty || calendar.isDirty || message.isDirty,
    error,
    async use(known) {
      await attempt(() => address.use(known))
      overnight.look()
    },
    async save() {
      setSaving(true)
      const outcome = await saveAll()
      setSaving(false)
      return outcome
    },
  }
}
