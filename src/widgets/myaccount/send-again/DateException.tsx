import { usualDays } from '../../../domain/account/reorder/dates'
import { isoDay } from '../../../domain/calendar'
import { type UseReorderResult, useFormat, useTexts } from '../../../hooks'
import { nameList, reasonWords } from '../../../parts'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { dayReasonTexts } from '../../../texts/dayReasons'
import { NativeSelect } from '../../../ui'
import { useOrderWords } from '../order-history/useOrderWords'
import { giftsIn } from './giftsIn'
import type { DateExceptionGroup } from './planOf'

interface DateExceptionProps {
  exception: DateExceptionGroup
  reorder: UseReorderResult
}

/** The people who cannot get the intended day, why, and their day instead. */
export function DateException({ exception, reorder }: DateExceptionProps) {
  const { giftIds, day, hasDay } = exception
  const texts = useTexts(againTexts)
  const format = useFormat()
  const says = useExceptionText(exception, reorder)
  const options = usualDays(reorder.daysOf(giftIds[0] ?? 0)).map((each) => ({
    value: isoDay(each.day),
    label: format.day(each.day),
  }))
  if (!hasDay) return <p className="gw-again-exception">{says}</p>
  return (
    <div className="gw-again-exception">
      <p>{says}</p>
      <NativeSelect
        className="gw-again-day"
        label={texts.arrives}
        placeholder={day ? undefined : texts.eachDay}
        options={options}
        value={day ? isoDay(day) : ''}
        onValue={(value) => {
          if (value) for (const id of giftIds) reorder.setDay(id, value)
        }}
      />
    </div>
  )
}

/** The text with people and reason. */
function useExceptionText(
  { giftIds, wanted, reason, hasDay }: DateExceptionGroup,
  { gifts, daysOf }: UseReorderResult,
): string {
  const texts = useTexts(againTexts)
  const words = useTexts(dayReasonTexts)
  const format = useFormat()
  const { personText } = useOrderWords()
  const people = giftsIn(gifts, giftIds).map(({ shipment }) => personText(shipment))
  const names = nameList(people, texts.others, format.locale)
  if (!hasDay) return fill(texts.noDay, { names })
  if (wanted === null || reason === 'unknown') return fill(texts.unknownDay, { names })
  const closed = daysOf(giftIds[0] ?? 0).find(({ day }) => isoDay(day) === isoDay(wanted))
  return fill(texts.exception, {
    names,
    day: format.day(wanted),
    reason:
      reason === 'overnight-only'
        ? words.overnightOnly
        : reasonWords(reason, words, closed?.label ?? null),
  })
}
