import { formatDay } from '../../../domain/calendar'
import type { UseDeliveryDatesResult } from '../../../hooks'
import { useAnnounce, useShipmentIds, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { Checkbox } from '../../../ui'
import './DateForm.css'
import { FormFoot } from '../FormFoot'
import { DateNotes } from './DateNotes'
import { DatesMissing } from './DatesMissing'
import { Legend } from './Legend'
import { MonthGrid } from './MonthGrid'
import { NextDates } from './NextDates'
import { PartlySaved } from './PartlySaved'
import { SkippedShipments } from './SkippedShipments'
import { SpeedChoice } from './SpeedChoice'
import { sumOf } from './sumOf'
import { useDateForm } from './useDateForm'
import { useToldForAll } from './useToldForAll'
import { ByWeekChoice, WeekChoice } from './WeekChoice'

export interface FormProps {
  dates: UseDeliveryDatesResult
  end(choice: string | null): void
}

/** Choosing the day on which perishable goods arrive. */
export function DateForm({ dates, end }: FormProps) {
  const texts = useTexts(deliveryTexts)
  const announce = useAnnounce()
  const tellAll = useToldForAll()
  const total = useShipmentIds().length
  const form = useDateForm(dates)
  const { today, availableDays, chosen } = dates
  if (!today || availableDays.length === 0 || dates.status === 'failed') {
    return <DatesMissing dates={dates} />
  }

  const sum = sumOf(form, texts, total)
  const { outcome } = form
  if (outcome?.status === 'saved' && outcome.missed.length > 0) {
    return (
      <PartlySaved missed={outcome.missed} sum={sum} total={total} onDone={() => end('saved')} />
    )
  }

  const save = async () => {
    const result = await form.save()
    if (result?.status !== 'saved' || result.missed.length > 0) return
    if (form.applyAll) tellAll(fill(texts.savedAll, { count: total, day: sum.day }), result.undo)
    else announce('say', { text: sum.saved })
    end('saved')
  }
  const day = form.isByWeek ? form.week?.monday : form.day?.day
  const skipped =
    form.applyAll && day
      ? dates.cannotTake({ day, isWeek: form.isByWeek }, form.day?.isOvernight)
      : []

  const forAll = total > 1 && (
    <Checkbox
      label={fill(texts.applyAll, { count: total })}
      checked={form.applyAll}
      onChecked={form.setApplyAll}
    />
  )

  return (
    <div className="gw-dates">
      <DateNotes dates={dates} day={form.isByWeek ? null : (form.day?.day ?? null)} />
      {dates.isByWeek && <ByWeekChoice isByWeek={form.isByWeek} onChange={form.setByWeek} />}
      {form.isByWeek ? (
        <>
          <WeekChoice weeks={dates.weeks} week={form.week} onChoose={form.setWeek} />
          {forAll}
        </>
      ) : (
        <>
          <div className="gw-dates-pick">
            <div className="gw-dates-grid">
              <MonthGrid
                days={form.days}
                today={today}
                chosen={form.day?.day ?? null}
                inCart={chosen}
                extraCents={form.extraCents}
                onChoose={form.setDay}
              />
              <Legend hasOvernight={form.days.some(({ isOvernight }) => isOvernight)} />
            </div>
            <NextDates
              days={form.days}
              chosen={form.day}
              extraCents={form.extraCents}
              onChoose={form.setDay}
            />
          </div>
          {forAll}
          <SpeedChoice upgrades={dates.upgrades} speed={form.speed} onChoose={form.setSpeed} />
          {form.lostDay && form.speed === 'overnight' && (
            <p role="status">{fill(texts.notOvernight, { day: formatDay(form.lostDay) })}</p>
          )}
        </>
      )}
      {skipped.length > 0 && <SkippedShipments skipped={skipped} />}
      <FormFoot
        words={sum.words}
        extra={sum.extra}
        name={sum.name}
        why={texts.chooseFirstHint}
        isReady={sum.isReady}
        isSaving={form.isSaving}
        problem={outcome}
        onSave={() => void save()}
        onCancel={() => end(null)}
      />
    </div>
  )
}
