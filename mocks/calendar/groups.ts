import type { CalendarGroup } from '../../src/domain/schema/entities'
import { findSku } from '../catalogue'
import type { Mutable } from '../mutable'
import { addDays } from './chicago'

type Group = Mutable<CalendarGroup>

/** The groups of the ship calendar as of today: any day, and the weeks before Christmas. */
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

/** The group that a shipment is bound to by what it holds, or null. */
export function groupFor(
  lines: readonly { sku_id: number }[],
  groups: readonly Group[],
): Group | null {
  const bound = lines.map(({ sku_id }) => findSku(sku_id)?.item.calendar_group).find(Boolean)
  return groups.find(({ group_id }) => group_id === bound) ?? null
}
