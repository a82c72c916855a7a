import { ref } from 'valtio/vanilla'
import type { ReorderDate } from '../../../domain/account/reorder/dates'
import {
  type ReorderDecisions,
  reorderDecisionsSchema,
} from '../../../domain/account/reorder/decisions'
import { calendarDay, isoDay } from '../../../domain/calendar'
import { fits } from '../../../domain/schema/guard'
import type { ReorderState } from './state'

type Decisions = Pick<ReorderState, 'orderId' | 'choices' | 'details' | 'status' | 'entries'>

/** What is decided of an order, by ids and days alone; null where nothing is, or where all its gifts are in the cart. */
export function keptOf({
  orderId,
  choices: { chosen, swaps, addresses },
  details: { date, ownDays, hasMessages, ownMessages },
  status,
  entries,
}: Decisions): string | null {
  const isAdded = status === 'done' && entries.every((one) => one.status === 'done')
  const isUntouched = status !== 'running' && entries.every((one) => one.shipmentId === null)
  const isOpen = status === 'undone' || isUntouched
  // While they are added, some are in the cart: nobody is chosen for a second time.
  const kept = new Map([...chosen].filter(([, isChosen]) => isOpen || !isChosen))
  const ids = new Set(
    [kept, swaps, addresses, ownDays, ownMessages].flatMap((one) => [...one.keys()]),
  )
  // Whoever was left out is not there again, chosen, once the others are in the cart.
  if (orderId === null || (isAdded && kept.size === 0)) return null
  if (ids.size === 0 && !date && !hasMessages) return null
  const decisions: ReorderDecisions = {
    orderId,
    gifts: [...ids].map((id) => ({
      id,
      isChosen: kept.get(id),
      swaps: swaps.has(id) ? [...(swaps.get(id) ?? [])] : undefined,
      address: addresses.get(id),
      day: ownDays.get(id),
      hasMessage: ownMessages.get(id),
    })),
    date: date && (date.kind === 'day' ? isoDay(date.day) : date.kind),
    hasMessages,
  }
  return JSON.stringify(decisions)
}

/** The decisions of an order that were kept, as the state has them; null where they are of another one, or odd. */
export function decisionsOf(
  text: string | null,
  orderId: string,
): Pick<ReorderState, 'choices' | 'details'> | null {
  const kept = parsed(text)
  if (kept?.orderId !== orderId) return null
  const { gifts, date, hasMessages } = kept
  type Gift = (typeof gifts)[number]
  const byId = <T>(pick: (gift: Gift) => T | null | undefined) =>
    new Map(
      gifts.flatMap((gift): [number, T][] => {
        const value = pick(gift)
        return value == null ? [] : [[gift.id, value]]
      }),
    )
  return {
    choices: ref({
      chosen: byId(({ isChosen }) => isChosen),
      swaps: byId(({ swaps }) => swaps && new Map(swaps.map(([was = 0, is = 0]) => [was, is]))),
      addresses: byId(({ address }) => address),
    }),
    details: ref({
      date: dateOf(date),
      ownDays: byId(({ day }) => day),
      hasMessages,
      ownMessages: byId(({ hasMessage }) => hasMessage),
    }),
  }
}

function parsed(text: string | null): ReorderDecisions | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    // The guard is what makes it decisions.
    return fits(reorderDecisionsSchema, kept) ? (kept as ReorderDecisions) : null
  } catch {
    return null
  }
}

function dateOf(text: string | null | undefined): ReorderDate | null {
  if (text === 'last-year') return { kind: text }
  const day = calendarDay(text)
  return day && { kind: 'day', day }
}
