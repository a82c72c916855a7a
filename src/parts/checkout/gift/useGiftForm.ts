import type { CalendarDay } from '../../../domain/calendar'
import type { ChosenAddress, Shipment } from '../../../domain/schema/entities'
import { useSaving } from '../../dialog/useSaving'
import { type DateInPlace, useDateInPlace } from './useDateInPlace'
import { type GiftAddress, type GiftOutcome, useGiftAddress } from './useGiftAddress'
import { type MessageInPlace, useMessageInPlace } from './useMessageInPlace'
import { type MissingDate, useMissingDate } from './useMissingDate'
import { useOvernightLost } from './useOvernightLost'

/** All that checkout asks of one gift: where it goes, when, and with what words. */
export interface GiftFormState {
  address: GiftAddress
  date: MissingDate
  calendar: DateInPlace
  message: MessageInPlace
  /** The day that it arrives since its address cost it overnight; null where that did not happen. */
  dayInstead: CalendarDay | null
  isBusy: boolean
  /** True while something is typed that is not saved. */
  isDirty: boolean
  /** Why it was not saved, in words; null before an attempt failed. */
  error: string | null
  /** Sends it to a known address at once. */
  use(address: ChosenAddress): Promise<void>
  /** Saves all that is open; `saved` or `merged` where that is done, `stays` where something is to be mended. */
  save(): Promise<'saved' | 'merged' | 'stays'>
}

/**
 * Keeps and saves what checkout asks of a gift. `onMerged` is told of the gift that it became one with, whatever
 * was pressed.
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

  return {
    address,
    date,
    calendar,
    message,
    dayInstead: overnight.dayInstead,
    isBusy: isBusy || message.isBusy,
    isDirty: (address.view === 'form' && address.isDirty) || calendar.isDirty || message.isDirty,
    error,
    async use(known) {
      await attempt(() => address.use(known))
      overnight.look()
    },
    async save() {
      const sent = await attempt(address.save)
      if (sent === 'merged') return 'merged'
      // A merge that was declined leaves the gift without an address.
      if (sent === 'failed' || sent === 'incomplete') return 'stays'
      // A choice that was lost is told before the next step.
      if (overnight.look()) return 'stays'
      if (sent === 'kept' && address.view !== 'shown' && !address.isEditing) return 'stays'
      if (!(await calendar.save())) return 'stays'
      if ((await attempt(date.save)) === 'failed') return 'stays'
      return (await message.save()) ? 'saved' : 'stays'
    },
  }
}
