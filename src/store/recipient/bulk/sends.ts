import { putNewRecipient } from '../../../api/shipment'
import { findShipment } from '../../../domain/line/lines'
import type { Shipment } from '../../../domain/schema/entities'
import { callForAccount } from '../../account/change'
import type { StoreContext } from '../../core/context'
import { giftMessageVerbs } from '../../gift-message/giftMessage'
import { addInTurns, turnsOf } from '../../line/addInTurns'
import { findAdditions } from '../../line/additions'
import { removeAdded } from '../../line/removeAdded'
import type { Places, SendEntry, SendRun } from './sendPlan'

/** How many recipients' lines go into one call. */
const BATCH = 20

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
  // Entries for which only details or the last step are missing.
  for (const entry of state.entries.filter(({ status }) => status === 'added')) {
    if (!isWanted()) return
    const places = run.unsettled.get(entry)
    if (places) await settleAll(entry, places, run)
    await finish(context, entry, run)
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
    await Promise.all(added.map((entry) => finish(context, entry, run)))
  }
}

/** Saves a shipment's message, if there is one; an existing one stays. Resolves to what was rejected. */
export async function sendMessage(
  context: StoreContext,
  shipment: Shipment,
  message: string | null,
): Promise<'message' | null> {
  if (!message || shipment.gift_message?.trim()) return null
  const change = { gift_message: message, is_a_gift: true }
  const { status } = await context.use(giftMessageVerbs).setGiftMessage(shipment, change)
  return status === 'saved' ? null : 'message'
}

/** Removes every line and message that a run added. Resolves to whether all are removed. */
export async function undoSends<TEntry extends SendEntry>(
  context: StoreContext,
  { places, before, written }: SendRun<TEntry>,
): Promise<boolean> {
  const { setGiftMessage } = context.use(giftMessageVerbs)
  let isWhole = await removeAdded(context, places, before)
  for (const { crec_id, gift_message, is_a_gift } of written) {
    const cart = context.cart.serverCart()
    const shipment = cart && findShipment(cart, crec_id)
    if (!shipment) continue
    const { status } = await setGiftMessage(shipment, { gift_message, is_a_gift })
    isWhole &&= status === 'saved'
  }
  return isWhole
}

/** Makes a failed entry continue at the step that failed. */
export function tryAgain(entry: SendEntry): void {
  entry.status = entry.shipmentId === null ? 'waiting' : 'added'
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
  const { before } = run
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
    await settleAll(entry, places, run)
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
  const { before } = run
  for (const entry of batch) run.unsettled.delete(entry)
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
      return Promise.all(added.map((entry) => settle(entry, ofEntry(entry, places), run, turn)))
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

/** Gives the lines of an entry that were added in a turn their details, and records whether any was rejected. */
async function settle<TEntry extends SendEntry>(
  entry: TEntry,
  places: Places,
  { plan, unsettled }: SendRun<TEntry>,
  turn: number,
): Promise<void> {
  const results = await Promise.all(plan.settle(entry, places, turn))
  if (results.some(({ ok }) => !ok)) unsettled.set(entry, places)
}

/** Gives all lines of an entry their details, turn by turn. */
async function settleAll<TEntry extends SendEntry>(
  entry: TEntry,
  places: Places,
  run: SendRun<TEntry>,
): Promise<void> {
  run.unsettled.delete(entry)
  for (const turn of turnsOf(additionsFor(entry, run))) await settle(entry, places, run, turn)
}

/** Runs an entry's last step. */
async function finish<TEntry extends SendEntry>(
  context: StoreContext,
  entry: TEntry,
  { plan, before, unsettled, written }: SendRun<TEntry>,
): Promise<void> {
  const shipmentNow = () => {
    const cart = context.cart.serverCart()
    return cart && entry.shipmentId !== null ? findShipment(cart, entry.shipmentId) : null
  }
  const shipment = shipmentNow()
  const isNew = !before || !shipment || !findShipment(before, shipment.crec_id)
  const missed = shipment && (await plan.finish(entry, shipment, isNew))
  const isWritten = shipmentNow()?.gift_message !== shipment?.gift_message
  if (shipment && !isNew && isWritten) written.push(shipment)
  if (missed) fail(entry, missed)
  else if (unsettled.has(entry)) fail(entry, 'details')
  else entry.status = 'done'
}

function fail(entry: SendEntry, reason: SendEntry['reason']): void {
  entry.status = 'failed'
  entry.reason = reason
}
