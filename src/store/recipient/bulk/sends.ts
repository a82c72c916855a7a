import type { InputOf } from '../../../api/row'
import { putNewRecipient } from '../../../api/shipment'
import type { Cart, ChosenAddress, Shipment } from '../../../domain/schema/entities'
import { callForAccount } from '../../account/change'
import type { StoreContext } from '../../core/context'
import { giftMessageVerbs } from '../../gift-message/giftMessage'
import { type Addition, addLines, type Place } from '../../line/additions'
import { removeAdded } from '../../line/removeAdded'

/** So many recipients' lines go into one call. */
const BATCH = 20

/** Somebody who is sent something, and how far that is. */
export interface SendEntry {
  /** `added` is on its way to what comes last, such as its message. */
  status: 'waiting' | 'added' | 'done' | 'failed'
  /** Where it goes, once that is known. */
  address: ChosenAddress | null
  /** Whether the address was made for it. */
  isNew: boolean
  shipmentId: number | null
  /** What the server did not take; `stock` where there is not enough of an item. */
  reason: 'address' | 'lines' | 'stock' | 'date' | 'message' | null
}

/** What is sent to each of many, and how. */
export interface SendPlan<TEntry extends SendEntry> {
  /** The address of one that is not saved yet. */
  newAddressOf(entry: TEntry): Omit<InputOf<typeof putNewRecipient>['body'], 'addr_id'>
  additionsOf(entry: TEntry, addrId: number | null): readonly Addition[]
  /** Gives the lines of one what they carry beside size and quantity. */
  settle(entry: TEntry, places: readonly Place[], before: Cart | null): readonly Promise<unknown>[]
  /** Gives one what comes last. Resolves to what was not taken; null where all was. */
  finish(entry: TEntry, before: Cart | null): Promise<TEntry['reason']>
}

/** What of a run is kept, so that it can go on and be undone. */
export interface SendRun<TEntry extends SendEntry> {
  readonly plan: SendPlan<TEntry>
  readonly before: Cart | null
  readonly places: Place[]
}

/**
 * Sends to each entry that waits: first an address each, then the lines in batches, then what comes last. It stops
 * between two calls when `isWanted` says so.
 */
export async function runSends<TEntry extends SendEntry>(
  context: StoreContext,
  state: { readonly entries: readonly TEntry[] },
  run: SendRun<TEntry>,
  isWanted: () => boolean,
): Promise<void> {
  // Those of whom only the last part was not taken.
  for (const entry of state.entries.filter(({ status }) => status === 'added')) {
    if (!isWanted()) return
    await finish(entry, run)
  }
  for (;;) {
    const batch = state.entries.filter(isWaiting).slice(0, BATCH)
    if (batch.length === 0) return
    for (const entry of batch) {
      if (!isWanted()) return
      if (!entry.address) await saveAddress(context, entry, run, isWanted)
    }
    if (!isWanted()) return
    await sendLines(context, batch.filter(isWaiting), run, isWanted)
    // All at once: they go one at a time all the same, and the cart is read once for them together.
    const added = batch.filter(({ status }) => status === 'added')
    await Promise.all(added.map((entry) => finish(entry, run)))
  }
}

/** Gives a shipment its words, where there are both. Resolves to what was not taken. */
export async function sendMessage(
  context: StoreContext,
  shipment: Shipment | null,
  message: string | null,
): Promise<'message' | null> {
  if (!shipment || !message) return null
  const change = { gift_message: message, is_a_gift: true }
  const { status } = await context.use(giftMessageVerbs).setGiftMessage(shipment, change)
  return status === 'saved' ? null : 'message'
}

/** Takes every line away again that a run has added. Resolves to whether all are gone. */
export const undoSends = <TEntry extends SendEntry>(
  context: StoreContext,
  { places, before }: SendRun<TEntry>,
): Promise<boolean> => removeAdded(context, places, before)

/** Has one that failed go on where it failed. */
export function tryAgain(entry: SendEntry): void {
  entry.status = entry.reason === 'date' || entry.reason === 'message' ? 'added' : 'waiting'
  entry.reason = null
}

const isWaiting = ({ status }: SendEntry) => status === 'waiting'

async function saveAddress<TEntry extends SendEntry>(
  context: StoreContext,
  entry: TEntry,
  { plan }: SendRun<TEntry>,
  isWanted: () => boolean,
): Promise<void> {
  const body = { addr_id: null, ...plan.newAddressOf(entry) }
  const result = await callForAccount(context, 'bulk-address-failed', () =>
    context.api.call(putNewRecipient, { body }),
  )
  if (result.ok) {
    entry.address = result.answer.newAddress
    entry.isNew = true
  } else if (isWanted()) {
    context.events.emit('add-recipient-failed', { reason: result.error?.kind ?? 'unknown' })
    fail(entry, 'address')
  }
}

/** Adds the lines of a whole batch; those that the server left out fail. */
async function sendLines<TEntry extends SendEntry>(
  context: StoreContext,
  batch: readonly TEntry[],
  run: SendRun<TEntry>,
  isWanted: () => boolean,
): Promise<void> {
  const { plan, before } = run
  const wanted = batch.flatMap((entry) =>
    plan
      .additionsOf(entry, entry.address?.addr_id ?? null)
      .map((addition) => ({ entry, addition })),
  )
  if (wanted.length === 0) return
  const { places, shortage } = await addLines(
    context,
    wanted.map(({ addition }) => addition),
  )
  // One that cannot be had keeps the others from being added: each by itself, then.
  if (places.length === 0 && (batch.length > 1 || !isWanted())) {
    for (const entry of batch) if (isWanted()) await sendLines(context, [entry], run, isWanted)
    return
  }
  for (const entry of batch) {
    const mine = wanted.flatMap((one, at) => (one.entry === entry ? [places[at] ?? null] : []))
    const there = mine.filter((place) => place !== null)
    if (!mine.every((place) => place?.isWhole)) {
      // A part of a gift is none: a second try would double it.
      await removeAdded(context, there, before)
      fail(entry, shortage ? 'stock' : 'lines')
    } else {
      run.places.push(...there)
      entry.status = 'added'
      entry.shipmentId = there[0]?.shipment.crec_id ?? null
      await Promise.all(plan.settle(entry, there, before))
    }
  }
}

async function finish<TEntry extends SendEntry>(
  entry: TEntry,
  { plan, before }: SendRun<TEntry>,
): Promise<void> {
  const missed = await plan.finish(entry, before)
  if (missed) fail(entry, missed)
  else entry.status = 'done'
}

function fail(entry: SendEntry, reason: SendEntry['reason']): void {
  entry.status = 'failed'
  entry.reason = reason
}
