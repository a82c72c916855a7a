import type { Cart } from '../../domain/schema/entities'
import type { DialogKind, DialogKinds } from '../../hooks'

/** Dialogs that page scripts can open, with the numeric parameters that each requires. */
const NEEDS = {
  'quick-view': ['skuId'],
  'promo-details': [],
  'auto-delivery-sign-in': [],
  'unsaved-changes': [],
  'change-recipient': ['shipmentId'],
  'gift-message': ['shipmentId'],
  'claim-link': ['shipmentId'],
  'delivery-dates': ['shipmentId'],
  'line-options': ['lineId'],
  'club-edit': ['lineId'],
  'send-line': ['lineId'],
  'bulk-recipients': [],
} as const satisfies { [K in DialogKind]?: readonly (keyof DialogKinds[K])[] }

/** Dialogs that need the cart besides those about a shipment or a line. */
const OF_THE_CART: readonly string[] = ['bulk-recipients']

type Asked =
  | { problem: string; kind?: undefined }
  | {
      problem?: undefined
      kind: DialogKind
      params: Readonly<Record<string, number>>
      /** Whether it is about something in the cart. */
      isOfCart: boolean
    }

/** Parses a page event into a dialog request, or a problem with its remedy. */
export function askable(detail: unknown): Asked {
  const { kind, params } = (detail ?? {}) as { kind?: unknown; params?: unknown }
  if (typeof kind !== 'string' || !Object.hasOwn(NEEDS, kind)) {
    return {
      problem: `giftwell:ask: unknown dialog "${String(kind)}". Set detail.kind to one of: ${Object.keys(NEEDS).join(', ')}.`,
    }
  }
  const known = kind as keyof typeof NEEDS
  const needs: readonly string[] = NEEDS[known]
  const given = (params ?? {}) as Record<string, unknown>
  const missing = needs.filter((name) => !Number.isSafeInteger(given[name]))
  if (missing.length > 0) {
    return {
      problem: `giftwell:ask needs a whole number for ${missing.join(' and ')} to open "${kind}". Pass it as detail.params.${missing[0]}.`,
    }
  }
  const numbers = needs.map((name) => [name, Number(given[name])] as const)
  const isOfCart =
    OF_THE_CART.includes(kind) || needs.includes('shipmentId') || needs.includes('lineId')
  return { kind: known, params: Object.fromEntries(numbers), isOfCart }
}

/** Why a dialog about the cart cannot be opened for this cart; null if it can. */
export function notInCart(
  cart: Cart | null,
  kind: DialogKind,
  { shipmentId, lineId }: Readonly<Record<string, number>>,
): string | null {
  const cannot = `giftwell:ask could not open "${kind}":`
  if (!cart) return `${cannot} the cart could not be loaded. Try again once the server responds.`
  const shipments = cart.recipients.map(({ crec_id }) => crec_id)
  const lines = cart.recipients.flatMap(({ items }) => items)
  if (shipmentId !== undefined && !shipments.includes(shipmentId))
    return `${cannot} the cart has no shipment ${shipmentId}. ${remedy('shipmentId', shipments)}`
  const line = lines.find(({ clin_id }) => clin_id === lineId)
  if (lineId !== undefined && !line)
    return `${cannot} the cart has no line ${lineId}. ${remedy('lineId', idsOf(lines))}`
  const clubs = lines.filter(({ detail }) => detail?.club_orders != null)
  if (kind === 'club-edit' && line && !clubs.includes(line))
    return `${cannot} line ${lineId} is not a club. ${remedy('lineId', idsOf(clubs))}`
  return null
}

const idsOf = (lines: readonly { clin_id: number }[]) => lines.map(({ clin_id }) => clin_id)

/** Maximum number of ids listed in a message. */
const NAMED = 10

function remedy(name: string, ids: readonly number[]): string {
  if (ids.length === 0) return 'Try again once there is one.'
  const more = ids.length > NAMED ? ' …' : ''
  return `Set detail.params.${name} to one of: ${ids.slice(0, NAMED).join(', ')}${more}.`
}
