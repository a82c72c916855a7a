import { aCart, aLine, aShipment } from '../../mocks/fixtures'
import { anAddress } from '../../mocks/people'
import { guessColumns } from '../../src/domain/recipient/bulk/bulkColumns'
import { bulkRows } from '../../src/domain/recipient/bulk/bulkRows'
import type { Cart } from '../../src/domain/schema/entities'
import type { Store } from '../../src/store/core/createStore'
import { deliveryActions, deliveryDateActions } from '../../src/store/delivery/actions'
import { giftMessageActions } from '../../src/store/gift-message/actions'
import { bulkActions } from '../../src/store/recipient/bulk/actions'
import { readTable } from '../../src/store/recipient/bulk/readTable'
import { countsOf } from '../../src/store/recipient/bulk/state'
import { copyingActions, movingActions } from '../../src/store/shipment/actions'
import { NOW } from './verbs'

/** A cart on which each of these verbs has an effect, and a list to send to. */
export function aSequenceWorld() {
  const steak = aLine({ item_id: 1001, sku_id: 10011, qty: 3 })
  const rare = aLine({ item_id: 1005, sku_id: 10051, qty: 2 })
  const burger = aLine({ item_id: 1101, sku_id: 11012 })
  const addOn = aLine({
    item_id: 2001,
    sku_id: 20011,
    is_addon: true,
    detail: { parent_clin_id: burger.clin_id },
  })
  const club = aLine({
    item_id: 1801,
    sku_id: 18011,
    is_club: true,
    detail: { club_orders: 6, club_order_start_month: 2 },
  })
  const names = [
    ['Ann', 'Ode'],
    ['Bob', 'Ray'],
    ['Cy', 'Fox'],
  ] as const
  const [annHome, bobHome, newHome] = names.map(([fname, lname]) =>
    anAddress({ fname, lname }),
  ) as [Address, Address, Address]
  // In the month in which the club begins.
  const shipping = { ship_id: 1, ship_date: '2027-02-16', delivery_date: '2027-02-18' }
  const ann = aShipment({
    ...annHome,
    addr_id: annHome.addr_id,
    items: [club],
    gift_message: 'Enjoy!',
    shipping,
  } as never)
  const bob = aShipment({ addr_id: bobHome.addr_id, items: [steak, burger, addOn] })
  const dan = aShipment({ items: [rare, aLine({ item_id: 1002, sku_id: 10021 })] })
  const scenario = {
    cart: aCart({ recipients: [bob, ann, dan] }),
    addresses: [annHome, bobHome, newHome, anAddress({ addr_id: dan.addr_id ?? 0 })],
    now: NOW,
    stock: [
      { item_id: 1001, units: 50 },
      { item_id: 1005, units: 2 },
    ],
  }
  return { steak, rare, burger, addOn, club, ann, bob, dan, annHome, bobHome, newHome, scenario }
}
type Address = ReturnType<typeof anAddress>
export type SequenceWorld = ReturnType<typeof aSequenceWorld>

const LIST = `First name,Last name,Street,City,State,Zip,Message
Ottoline,Featherstone,3 Umber Way,Omaha,NE,68102,Hello Ottoline
Percival,Quill,4 Umber Way,Omaha,NE,68102,Hello Percival`

const rowsOfList = async () => {
  const { cells } = await readTable(LIST)
  return bulkRows({ cells, ...guessColumns(cells) }, { isPerishable: false, isEGift: false }, [])
}

/** Sends a list as far as possible; resolves to the outcome. */
async function sendList(store: Store, { steak }: SequenceWorld): Promise<unknown> {
  const bulk = store.use(bulkActions)
  await bulk.start(await rowsOfList(), { lineId: steak.clin_id })
  return endOfList(store)
}

function endOfList(store: Store): string {
  const { done, failed, total } = countsOf(store.slot(bulkActions))
  if (done === total) return 'done'
  return failed === total ? 'failed' : 'partly'
}

/** Undoes the previous verb. */
function undo(_store: Store, _world: SequenceWorld, before: unknown): Promise<unknown> {
  return (before as { undo(): Promise<unknown> }).undo()
}

/** A verb of several calls: its preparation, its action, and its outcomes. */
interface Sequence {
  before?(store: Store, world: SequenceWorld): Promise<unknown>
  /** `before` is the result of the previous verb. */
  run(store: Store, world: SequenceWorld, before: unknown): Promise<unknown>
  /** Its outcomes for complete success, partial success, and failure. */
  ends: { good: string | boolean; part?: string | boolean; bad: readonly (string | boolean)[] }
}

/** Verbs with these outcomes if everything or a part was done; "failed" if nothing was. */
const ending =
  (good: string, part?: string) =>
  (run: Sequence['run'], before?: Sequence['before']): Sequence => ({
    ...(before && { before }),
    run,
    ends: { good, ...(part && { part }), bad: ['failed'] },
  })
const moves = ending('moved', 'partly')
const copies = ending('sent', 'partly')
const sends = ending('done', 'partly')
const saves = ending('saved')
const writes = ending('saved', 'partly')

export const ONE_MESSAGE = 'Bon appétit!'

/** The same message for all three shipments; one of them had its own. */
const writeAll = (store: Store, { ann, bob, dan }: SequenceWorld) =>
  store.use(giftMessageActions).setGiftMessages([ann, bob, dan], ONE_MESSAGE)

/** The verbs that consist of several calls, or that report their own outcome. */
export const sequences: Record<string, Sequence> = {
  'moving a line': moves((store, { steak, annHome }) =>
    store.use(movingActions).moveLine(steak.clin_id, annHome),
  ),
  'moving a line with its add-on': moves((store, { burger, newHome }) =>
    store.use(movingActions).moveLine(burger.clin_id, newHome),
  ),
  'moving a club': moves((store, { club, bobHome }) =>
    store.use(movingActions).moveLine(club.clin_id, bobHome),
  ),
  'moving a part of a line': moves((store, { steak, annHome }) =>
    store.use(movingActions).moveLine(steak.clin_id, annHome, 1),
  ),
  'moving the last ones': moves((store, { rare, annHome }) =>
    store.use(movingActions).moveLine(rare.clin_id, annHome),
  ),
  'moving all of a shipment': moves((store, { club, newHome }) =>
    store.use(movingActions).moveLine(club.clin_id, newHome),
  ),
  'taking a move back': ending('restored', 'partly')(undo, (store, { steak, annHome }) =>
    store.use(movingActions).moveLine(steak.clin_id, annHome),
  ),
  'sending a shipment elsewhere': saves((store, { ann, newHome }) =>
    store.use(movingActions).changeRecipient(ann.crec_id, newHome),
  ),
  'combining two shipments': ending('merged')((store, { ann, bobHome }) =>
    store.use(movingActions).changeRecipient(ann.crec_id, bobHome),
  ),
  'copying a line': copies((store, { club, newHome }) =>
    store.use(copyingActions).copyLine(club.clin_id, newHome),
  ),
  'copying a shipment': copies((store, { ann, newHome }) =>
    store.use(copyingActions).copyShipment(ann.crec_id, newHome, { withMessage: true }),
  ),
  'copying a shipment of many': copies((store, { bob, newHome }) =>
    store.use(copyingActions).copyShipment(bob.crec_id, newHome, { withDate: false }),
  ),
  'taking a copy back': saves(undo, (store, { ann, newHome }) =>
    store.use(copyingActions).copyShipment(ann.crec_id, newHome),
  ),
  'one message for all': writes(writeAll),
  'one message for all, undone': saves(undo, writeAll),
  'sending to a list': sends(sendList),
  'trying those of a list again': sends(
    async (store) => {
      await store.use(bulkActions).resume(true)
      return endOfList(store)
    },
    async (store, world) => {
      await sendList(store, world)
      for (const entry of store.slot(bulkActions).entries) {
        entry.status = 'failed'
        entry.reason = 'message'
      }
    },
  ),
  'taking a list back': {
    before: sendList,
    run: (store) => store.use(bulkActions).undo(),
    // The shopper is then informed that not everything could be removed.
    ends: { good: 'undone', part: 'partly', bad: ['failed'] },
  },
  'choosing a date': saves((store, { ann }) =>
    store.use(deliveryActions).choose(ann.crec_id, { shipDate: '2027-02-17' }),
  ),
  'choosing the day of an e-gift': saves((store, { ann }) => {
    const sending = { email: 'ann@example.com', day: '2026-12-18' }
    return store.use(deliveryActions).chooseSendDay(ann.crec_id, sending)
  }),
  'reading the days': ending('ready')((store) => store.use(deliveryDateActions).load()),
}

/** The skus and units of each address that receives something. */
export const whoGetsWhat = (cart: Cart | null) =>
  Object.fromEntries(
    (cart?.recipients ?? [])
      .filter(({ items }) => items.length > 0)
      .map(({ addr_id, items }) => [
        Number(addr_id),
        items.map(({ sku_id, qty }) => `${qty} x ${sku_id}`).sort(),
      ]),
  )

/** Whether each row of a list got the reported gift once, and no other recipient got any. */
export function isAsTold(store: Store, before: Cart | null, now: Cart | null): boolean {
  const { entries } = store.slot(bulkActions)
  const got = whoGetsWhat(now)
  const gets = (id: number, isThere: boolean) =>
    JSON.stringify(got[id]) === (isThere ? '["3 x 10011"]' : undefined)
  const mine = new Set(entries.flatMap(({ address }) => (address ? [address.addr_id] : [])))
  const others = Object.keys(got).filter((id) => !mine.has(Number(id)))
  return (
    others.every(
      (id) => JSON.stringify(got[Number(id)]) === JSON.stringify(whoGetsWhat(before)[Number(id)]),
    ) &&
    entries.every(
      ({ address, status, reason }) =>
        // Only its message is pending for a newly added shipment.
        !address ||
        gets(address.addr_id, status === 'done' || status === 'added' || reason === 'message'),
    )
  )
}

/** The units of each sku in a whole cart. */
export function unitsOf(cart: Cart | null): Record<number, number> {
  const units: Record<number, number> = {}
  for (const { items } of cart?.recipients ?? [])
    for (const { sku_id, qty } of items) units[sku_id] = (units[sku_id] ?? 0) + Number(qty)
  return units
}
