import type { InputOf } from '../../../api/row'
import { putNewRecipient } from '../../../api/shipment'
import type { Cart, ChosenAddress, Shipment } from '../../../domain/schema/entities'
import { callForAccount } from '../../account/change'
import type { StoreContext } from '../../core/context'
import { giftMessageVerbs } from '../../gift-message/giftMessage'
import { addInTurns, type TurnAddition, turnsOf } from '../../line/addInTurns'
import { type AddedPlace, findAdditions, type Place } from '../../line/additions'
import { removeAdded } from '../../line/removeAdded'

/** How many recipients' lines go into one call. */
const BATCH = 20

/** A recipient of a run, and the progress. */
export interface SendEntry {
  /** `added`: the lines are in the cart; the last step, such as the message, is still to come. */
  status: 'waiting' | 'added' | 'done' | 'failed'
  /** The target address, once known. */
  address: ChosenAddress | null
  /** Whether the address was created for this entry. */
  isNew: boolean
  shipmentId: number | null
  /** What the server rejected; `stock` if there is not enough of an item. */
  reason: 'address' | 'lines' | 'stock' | 'date' | 'message' | null
  /** Whether its lines may have been added by a request without a response. */
  isUnsure?: boolean
}

/** What to send to each recipient, and how. */
export interface SendPlan<TEntry extends SendEntry> {
  /** The address of an entry that is not saved yet. */
  newAddressOf(entry: TEntry): Omit<InputOf<typeof putNewRecipient>['body'], 'addr_id'>
  additionsOf(entry: TEntry, addrId: number | null): readonly TurnAddition[]
  /** Gives the lines of an entry that were added in a turn their details other than size and quantity. */
  settle(
    entry: TEntry,
    places: readonly (Place | null)[],
    before: Cart | null,
    turn: number,
  ): readonly Promise<unknown>[]
  /** Runs an entry's last step. Resolves to what was rejected; null if nothing was. */
  finish(entry: TEntry, before: Cart | null): Promise<TEntry['reason']>
}

/** The data of a run that resume and undo need. */
export interface SendRun<TEntry extends SendEntry> {
  readonly plan: SendPlan<TEntry>
  readonly before: Cart | null
  readonly places: Place[]
}

/**
 * Sends to each waiting entry: first creates its address, then adds lines in batches, then runs the last step.
 * Stops between two calls when `isWanted` returns false.
 */
export async function runSends<TEntry extends SendEntry>(
  context: StoreContext,
  state: { readonly entries: readonly TEntry[] },
  run: SendRun<TEntry>,
  isWanted: () => boolean,
): Promise<void> {
  // Entries for which only the last step is missing.
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
    await findLines(context, batch.filter(isWaiting), run)
    await sendLines(context, batch.filter(isWaiting), run, isWanted)
    // Started together: the queue sends them one at a time, and the cart is reread only once.
    const added = batch.filter(({ status }) => status === 'added')
    await Promise.all(added.map((entry) => finish(entry, run)))
  }
}

/** Saves a shipment's message, if there are both. Resolves to what was rejected. */
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

/** Removes every line that a run added. Resolves to whether all are removed. */
export const undoSends = <TEntry extends SendEntry>(
  context: StoreContext,
  { places, before }: SendRun<TEntry>,
): Promise<boolean> => removeAdded(context, places, before)

/** Makes a failed entry continue at the step that failed. */
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

/** Finds lines that a request without a response has added: sending them again would duplicate them. */
async function findLines<TEntry extends SendEntry>(
  context: StoreContext,
  batch: readonly TEntry[],
  run: SendRun<TEntry>,
): Promise<void> {
  const { plan, before } = run
  const unsure = batch.filter(({ isUnsure }) => isUnsure)
  if (unsure.length === 0) return
  const isRead = (await context.cart.refresh()).status === 'ready'
  for (const entry of unsure) {
    if (!isRead) {
      fail(entry, 'lines')
      continue
    }
    const additions = additionsFor(entry, run)
    const places = await findAdditions(context, additions, before)
    entry.isUnsure = false
    if (!isWhole(places)) {
      await removeAdded(context, found(places), before)
      continue
    }
    for (const turn of turnsOf(additions))
      await Promise.all(plan.settle(entry, places, before, turn))
    markAdded(entry, places, run)
  }
}

/** Adds the lines of a whole batch; entries that the server left out fail. */
async function sendLines<TEntry extends SendEntry>(
  context: StoreContext,
  batch: readonly TEntry[],
  run: SendRun<TEntry>,
  isWanted: () => boolean,
): Promise<void> {
  const { plan, before } = run
  const wanted = batch.flatMap((entry) =>
    additionsFor(entry, run).map((addition) => ({ entry, addition })),
  )
  if (wanted.length === 0) return
  const ofEntry = (entry: TEntry, places: Places, last = Number.POSITIVE_INFINITY) =>
    wanted.flatMap((one, at) =>
      one.entry === entry && (one.addition.turn ?? 0) <= last ? [places[at] ?? null] : [],
    )
  const { places, shortage, reason } = await addInTurns(
    context,
    wanted.map(({ addition }) => addition),
    (places, turn) => {
      const added = batch.filter((entry) => isWhole(ofEntry(entry, places, turn)))
      return Promise.all(
        added.flatMap((entry) => plan.settle(entry, ofEntry(entry, places), before, turn)),
      )
    },
  )
  // One unavailable item keeps the whole batch from being added: add each entry separately.
  const isRefused = reason !== undefined && reason !== 'unsure'
  if (isRefused && (batch.length > 1 || !isWanted())) {
    await removeAdded(context, found(places), before)
    for (const entry of batch) if (isWanted()) await sendLines(context, [entry], run, isWanted)
    return
  }
  for (const entry of batch) {
    const mine = ofEntry(entry, places)
    if (isWhole(mine)) markAdded(entry, mine, run)
    else {
      // Part of a gift counts as none: a retry would duplicate it.
      await removeAdded(context, found(mine), before)
      fail(entry, shortage ? 'stock' : 'lines')
      entry.isUnsure = reason === 'unsure'
    }
  }
}

type Places = readonly (AddedPlace | null)[]

const found = (places: Places) => places.filter((place) => place !== null)
const isWhole = (places: Places) => places.every((place) => place?.isWhole)

const additionsFor = <TEntry extends SendEntry>(entry: TEntry, { plan }: SendRun<TEntry>) =>
  plan.additionsOf(entry, entry.address?.addr_id ?? null)

/** Counts an entry's lines as added. */
function markAdded<TEntry extends SendEntry>(
  entry: TEntry,
  places: Places,
  run: SendRun<TEntry>,
): void {
  run.places.push(...found(places))
  entry.status = 'added'
  entry.shipmentId = found(places)[0]?.shipment.crec_id ?? null
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
