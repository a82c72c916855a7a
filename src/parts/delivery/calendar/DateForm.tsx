import { useEffect, useState } from 'react'
import { shipsFree } from '../../../domain/delivery/shippingGap'
import type { Shipment } from '../../../domain/schema/entities'
import { recipientName } from '../../../domain/shipment/shipments'
import type { UseDeliveryDatesResult } from '../../../hooks'
import { useAnnounce, useCartSelector, useFormat, useShipmentIds, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { useToldOnceClosed } from '../../dialog/useToldOnceClosed'
import { useToldWithUndo } from '../../dialog/useToldWithUndo'
import './DateForm.css'
import { StatusRegion } from '../../../ui'
import { FormFoot } from '../FormFoot'
import { DateNotes } from './DateNotes'
import { DateRibbon } from './DateRibbon'
import { DatesMissing } from './DatesMissing'
import { allOf, ForAll } from './ForAll'
import { MoreDates } from './MoreDates'
import { PartlySaved } from './PartlySaved'
import { SpeedChoice } from './SpeedChoice'
import { sumOf } from './sumOf'
import { useDateForm } from './useDateForm'
import { ByWeekChoice, WeekChoice } from './WeekChoice'

export interface FormProps {
  dates: UseDeliveryDatesResult
  end(choice: string | null): void
}

export interface DateFormProps extends FormProps {
  /** Whether it was opened for all shipments: then no button saves it for one. */
  isForAll?: boolean
  /**
   * Called with a function that saves the unsaved choice, for pages with their own way on; null if there is
   * none.
   */
  onChoice?(save: (() => Promise<boolean>) | null): void
}

/** Form for choosing the delivery day of perishable goods. */
export function DateForm({ dates, end, isForAll = false, onChoice }: DateFormProps) {
  const format = useFormat()
  const texts = useTexts(deliveryTexts)
  const announce = useAnnounce()
  const tell = useToldWithUndo()
  const { hold } = useToldOnceClosed()
  const total = useShipmentIds().length
  const isFree = useCartSelector(
    (cart) => dates.shipment !== null && shipsFree(cart, dates.shipment),
  )
  const form = useDateForm(dates)
  // The rejected day is still named after another one is chosen, or after the reloaded days no longer include
  // it.
  const [askedFor, setAskedFor] = useState('')
  const { today, availableDays, chosen } = dates
  const sum = sumOf(form, texts, format)
  useEffect(() => onChoice?.(form.isChanged && sum.isReady ? () => save(false) : null))
  async function save(isAll: boolean): Promise<boolean> {
    setAskedFor(sum.date)
    const result = await form.save(isAll)
    if (result?.status !== 'saved') return false
    const tellResult = () => tell(resultOf(result.missed), texts.undoneAll, result.undo)
    if (result.missed.length > 0) {
      hold(tellResult)
      return true
    }
    if (isAll) tellResult()
    else announce('say', { text: sum.saved })
    end('saved')
    return true
  }
  /** How many shipments a date for all now applies to. */
  function resultOf({ length }: readonly unknown[]): string {
    const values = { count: total - length, total, day: sum.date }
    return fill(length > 0 ? texts.partText : texts.savedAll, values)
  }
  if (!today || availableDays.length === 0 || dates.status === 'failed') {
    return <DatesMissing dates={dates} />
  }

  const { outcome } = form
  if (outcome?.status === 'saved' && outcome.missed.length > 0) {
    const { missed } = outcome
    return <PartlySaved missed={missed} result={resultOf(missed)} onDone={() => end('saved')} />
  }

  const goneFor = (shipment: Shipment | null) => {
    const name = shipment && recipientName(shipment)
    return name ? fill(texts.gone, { day: askedFor, name }) : undefined
  }
  const day = form.isByWeek ? form.week?.monday : form.day?.day
  const choice = {
    days: form.days,
    chosen: form.day,
    extraCents: form.extraCents,
    onChoose: form.setDay,
  }
  const isOvernight = !form.isByWeek && form.day?.isOvernight
  const skipped = day ? dates.cannotTake({ day, isWeek: form.isByWeek }, isOvernight) : []
  const upgrades =
    form.isByWeek || !form.day ? null : dates.upgradesForAll(form.day, form.speed === 'day')
  const amount = upgrades?.cents ? format.money(upgrades.cents) : null
  const note = upgrades && amount && fill(texts.extraAll, { amount, count: upgrades.count })
  const all = allOf(sum, total, skipped.length, texts)
  const forAll = all && (
    <ForAll
      name={all}
      skipped={skipped}
      isSaving={form.isSaving}
      note={note}
      // If opened for all, the footer button already covers it.
      onSave={isForAll ? undefined : () => void save(true)}
    />
  )

  return (
    <div className="gw-dates">
      {dates.isByWeek && <ByWeekChoice isByWeek={form.isByWeek} onChange={form.setByWeek} />}
      {form.isByWeek ? (
        <>
          <WeekChoice weeks={dates.weeks} week={form.week} onChoose={form.setWeek} />
          {forAll}
        </>
      ) : (
        <>
          <DateRibbon {...choice} isFree={isFree} />
          {forAll}
          <MoreDates {...choice} today={today} inCart={chosen} />
        </>
      )}
      <DateNotes dates={dates} day={form.isByWeek ? null : (form.day?.day ?? null)} />
      {!form.isByWeek && (
        <SpeedChoice upgrades={dates.upgrades} speed={form.speed} onChoose={form.setSpeed} />
      )}
      <StatusRegion>
        {!form.isByWeek && form.lostDay && form.speed === 'overnight' && (
          <p>{fill(texts.notOvernight, { day: format.day(form.lostDay) })}</p>
        )}
      </StatusRegion>
      <FormFoot
        words={sum.words}
        extra={isForAll && amount ? fill(texts.sumExtra, { amount }) : sum.extra}
        name={isForAll && all ? all : sum.name}
        variant={onChoice ? 'secondary' : 'primary'}
        why={texts.chooseFirstHint}
        isReady={sum.isReady}
        isSaving={form.isSaving}
        problem={outcome}
        refused={goneFor(dates.shipment)}
        onSave={() => void save(isForAll)}
        onCancel={() => end(null)}
      />
    </div>
  )
}
