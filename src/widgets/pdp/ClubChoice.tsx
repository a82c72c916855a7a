import { useEffect } from 'react'
import { calendarDay, isoDay } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import { CLUB_LENGTHS, MONTHS, soonestMonth } from '../../domain/line/clubMonths'
import { useFormat, useMinute, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineOptionsTexts } from '../../texts/lineOptions'
import { pdpMoreTexts } from '../../texts/pdpMore'
import { NativeSelect, RadioGroup } from '../../ui'
import type { BuyBox } from './useBuyBox'

/** A club's number of months, start, and total. */
export function ClubChoice({ buyBox }: { buyBox: BuyBox }) {
  const { data, club, setClub, product, quantity } = buyBox
  const texts = useTexts(pdpMoreTexts)
  const words = useTexts(lineOptionsTexts)
  const format = useFormat()
  const nameOf = (month: number) => format.day({ year: 2000, month, day: 1 }, 'month-name')
  const next = useNextMonth()
  const months = valid(data.club?.months, 12) ?? CLUB_LENGTHS
  const starts = valid(data.club?.startMonths, 12) ?? MONTHS
  const orders = club?.orders ?? months[0] ?? 1
  const startMonth = club?.startMonth ?? soonestMonth(starts, next ?? 1)
  const price = product.size?.priceCents ?? null
  const boxes = orders * quantity
  useEffect(() => {
    if (!club && next) setClub({ orders, startMonth })
  }, [club, setClub, orders, startMonth, next])
  return (
    <div className="gw-club">
      <RadioGroup
        legend={texts.clubLength}
        isInline
        value={String(orders)}
        onValue={(value) => setClub({ orders: Number(value), startMonth })}
        options={months.map((count) => ({
          value: String(count),
          label: fill(words.clubMonths, { months: count }),
        }))}
      />
      <NativeSelect
        label={words.clubStart}
        value={String(startMonth)}
        onValue={(value) => setClub({ orders, startMonth: Number(value) })}
        options={starts.map((one) => ({ value: String(one), label: nameOf(one) }))}
      />
      {price !== null && (
        <p className="gw-club-sum" role="status">
          {fill(texts.clubSum, { count: boxes, amount: format.money(price * boxes) })}
        </p>
      )}
    </div>
  )
}

/** The valid numbers in the page's list; null if there are none. */
function valid(list: readonly (number | null | undefined)[] | null | undefined, most: number) {
  const found = (list ?? []).filter(
    (one): one is number => Number.isInteger(one) && Number(one) >= 1 && Number(one) <= most,
  )
  return found.length > 0 ? [...new Set(found)] : null
}

/** The month after this one, in Chicago; null before the first commit. */
function useNextMonth(): number | null {
  const minute = useMinute()
  const today = minute === null ? null : calendarDay(isoDay(todayInChicago(new Date(minute))))
  return today ? (today.month % 12) + 1 : null
}
