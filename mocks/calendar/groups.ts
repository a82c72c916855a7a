import type { CalendarGroup, LineItem } from '../../src/domain/schema/entities'
import { findSku } from '../catalogue'
import type { Mutable } from '../mutable'
import { addDays } from './chicago'

type Group = Mutable<CalendarGroup>

/** The ship calendar's groups as of today: any day, and the weeks before Christmas. */
export function calendarGroups(today: string): Group[] {
  const year = Number(today.slice(0, 4))
  const season = today > `${year}-12-22` ? year + 1 : year
  return [
    { group_id: 'standard', label: 'Any day', start_date: today, end_date: addDays(today, 60) },
    {
      group_id: 'holiday',
      label: 'Holiday season',
      start_date: `${season}-11-16`,
      end_date: `${season}-12-22`,
    },
  ]
}

/** The calendar group that a shipment's items require, or null. */
export function groupFor(
  lines: readonly { sku_id: number }[],
  groups: readonly Group[],
): Group | null {
  const bound = lines.map(({ sku_id }) => findSku(sku_id)?.item.calendar_group).find(Boolean)
  return groups.find(({ group_id }) => group_id === bound) ?? null
}

/** The calendar group of a club that starts in a later month. */
export const CLUB_GROUP = 'club'

/** The calendar group of a shipment in a cart: by its items, or by its club's start month. */
export const shipmentGroup = (lines: readonly LineItem[], today: string): Group | null =>
  groupFor(lines, calendarGroups(today)) ?? clubGroup(lines, today)

/** The days for a club's first box; null if it starts this month, or shares its parcel. */
function clubGroup(lines: readonly LineItem[], today: string): Group | null {
  const goods = lines.filter(({ is_addon }) => !is_addon)
  const start = goods.every(({ is_club }) => is_club)
    ? Number(goods[0]?.detail?.club_order_start_month ?? 0)
    : 0
  const [year = 0, month = 0] = today.split('-').map(Number)
  if (!start || start === month) return null
  const begins = `${start < month ? year + 1 : year}-${String(start).padStart(2, '0')}`
  return {
    group_id: CLUB_GROUP,
    label: 'First box',
    start_date: `${begins}-01`,
    // Anything shipped later may arrive in the next month.
    end_date: `${begins}-24`,
  }
}
