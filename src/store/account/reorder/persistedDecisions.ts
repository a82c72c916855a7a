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

/** The decisions about an order, as ids and days only; null if there are none, or if all gifts are in the cart. */
export function persistedOf({
  orderId,
  choices: { chosen, swaps, addresses },
  details: { date, ownDays, hasMessages, ownMessages },
  status,
  entries,
}: Decisions): string | null {
  const isAdded = status === 'done' && entries.every((one) => one.status === 'done')
  const isUntouched = status !== 'running' && entries.every((one) => one.shipmentId === null)
  const isOpen = status === 'undone' || isUntouched
  // During a run some gifts are already in the cart and must not be selected again.
  const kept = new Map([...chosen].filter(([, isChosen]) => isOpen || !isChosen))
  const ids = new Set(
    [kept, swaps, addresses, ownDays, ownMessages].flatMap((one) => [...one.keys()]),
  )
  // Gifts that were left out must not return as selected once the others are in the cart.
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

/** Restores the saved decisions about an order; null if they are for another order, or invalid. */
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
    // `fits` has verified the shape.
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
