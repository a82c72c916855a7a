import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../../api/client/client'
import { addDays, calendarDay, isoDay, weekday } from '../../../domain/calendar'
import { deliveryDays } from '../../../domain/delivery/deliveryDays'
import { intlDay } from '../../../domain/intlDays'
import { StoreProvider } from '../../../hooks'
import { createStore } from '../../../store/core/createStore'
import { fromLocal, toLocal } from './localDate'
import { MonthGrid } from './MonthGrid'

/** At both ends of the day, and a zone in which summer time begins at midnight, so that the day has none. */
const ZONES = [
  'Pacific/Honolulu',
  'America/Chicago',
  'America/Havana',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]

/** Months with clock changes in some zone, and those of the holidays. */
const MONTHS = ['2026-03', '2026-04', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01']

const startingZone = process.env.TZ
afterAll(() => {
  if (startingZone === undefined) delete process.env.TZ
  else process.env.TZ = startingZone
})

function gridOf(month: string, locale = 'en-US') {
  const store = createStore({ api: createClient({ baseUrl: '/api' }), format: { locale } })
  const today = calendarDay(`${month}-01`)
  if (!today) throw new Error(`${month} is a month`)
  const offered = isoDay(addDays(today, 9))
  const html = renderToStaticMarkup(
    <StoreProvider store={store}>
      <MonthGrid
        days={deliveryDays([{ ship_date: offered, delivery_date: offered }], { today })}
        today={today}
        chosen={calendarDay(offered)}
        inCart={null}
        extraCents={() => 0}
        onChoose={() => undefined}
      />
    </StoreProvider>,
  )
  const page = document.createElement('div')
  page.innerHTML = html
  return { today, offered, page }
}

it('has the writing direction of its language', () => {
  const { page } = gridOf('2026-12', 'he-IL')
  expect(page.querySelector('.gw-month')?.getAttribute('dir')).toBe('rtl')
})

describe.each(ZONES)('on a device in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone
  })

  it('a day is passed to the grid and back unchanged', () => {
    const first = { year: 2026, month: 1, day: 1 }
    for (let count = 0; count < 730; count += 1) {
      const day = addDays(first, count)
      expect(fromLocal(toLocal(day))).toEqual(day)
    }
  })

  it.each(MONTHS)('%s has each of its days once, under its weekday', (month) => {
    const { today, offered, page } = gridOf(month)
    const found: string[] = []
    for (const row of page.querySelectorAll('tbody tr')) {
      ;[...row.children].forEach((cell, column) => {
        const name = cell.querySelector('.gw-hidden')?.textContent
        if (!name) return
        const day = addDays(today, found.length)
        expect(column).toBe(weekday(day))
        expect(name.startsWith(intlDay('en-US', day, 'long'))).toBe(true)
        expect(cell.hasAttribute('data-selected')).toBe(isoDay(day) === offered)
        expect(cell.hasAttribute('data-today')).toBe(found.length === 0)
        found.push(isoDay(day))
      })
    }
    expect(found.at(-1)).toBe(isoDay(addDays(today, found.length - 1)))
    expect(addDays(today, found.length).day).toBe(1)
  })
})
