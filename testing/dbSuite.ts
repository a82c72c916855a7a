import { afterEach, describe, expect, it } from 'vitest'
import type { Db, Transaction } from '../mocks/db'

/** Opens an empty database, filled by a seed. */
export type OpenDb = (seed?: (tx: Transaction) => Promise<void>) => Promise<TestedDb>

/** A database for one test, closed at its end if necessary. */
export interface TestedDb extends Db {
  close?(): Promise<void>
}

const card = { certificate: 'A', balance_cents: 1000, sticks: false }
const inStock = { units: [{ item_id: 1, units: 5 }], card, owned: [card] }

const read = (db: Db) =>
  db.transaction(async (tx) => ({
    units: await tx.units([1]),
    card: await tx.read('giftCards', 'A'),
    owned: await tx.owned('giftCards', 'me'),
  }))

/** The contract of each implementation of the database port. */
export function dbSuite(name: string, openDb: OpenDb): void {
  describe(name, () => {
    let opened: TestedDb | undefined
    afterEach(async () => {
      await opened?.close?.()
      opened = undefined
    })
    const open: OpenDb = async (seed) => {
      opened = await openDb(seed)
      return opened
    }
    const filled = () =>
      open(async (tx) => {
        await tx.putStock(1, 5)
        await tx.write('giftCards', 'A', card, 'me')
      })

    it('undoes everything if a transaction rejects', async () => {
      const db = await filled()
      const work = db.transaction(async (tx) => {
        await tx.takeStock(1, 3)
        await tx.takeGiftCard('A', 400)
        await tx.write('giftCards', 'B', { ...card, certificate: 'B' }, 'me')
        await tx.remove('giftCards', 'A')
        await tx.putStock(2, 9)
        throw new Error('no')
      })
      await expect(work).rejects.toThrow('no')
      expect(await read(db)).toEqual(inStock)
    })

    it('makes readers of the same record wait until a transaction ends', async () => {
      const db = await filled()
      const order: string[] = []
      const step = (word: string, pauseMs: number) =>
        db.transaction(async (tx) => {
          await tx.read('giftCards', 'A')
          order.push(`${word} in`)
          await new Promise((done) => setTimeout(done, pauseMs))
          order.push(`${word} out`)
        })
      await Promise.all([step('one', 20), step('other', 0)])
      const [first, second] = order[0] === 'one in' ? ['one', 'other'] : ['other', 'one']
      expect(order).toEqual([`${first} in`, `${first} out`, `${second} in`, `${second} out`])
    })

    it('loses nothing if several transactions add to a new record', async () => {
      const db = await open()
      const add = (item: number) =>
        db.transaction(async (tx) => {
          const before = await tx.read('sessions', 'new')
          const session = before ?? { ...session0, recently_viewed: [] }
          const recently_viewed = [...session.recently_viewed, item]
          await tx.write('sessions', 'new', { ...session, recently_viewed })
        })
      await Promise.all(Array.from({ length: 8 }, (_, item) => add(item)))
      const session = await db.transaction((tx) => tx.read('sessions', 'new'))
      expect(session?.recently_viewed.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    })

    it('returns an owner’s records, oldest first, also if one was written again', async () => {
      const db = await open(async (tx) => {
        for (const certificate of ['C', 'A', 'B'])
          await tx.write('giftCards', certificate, { ...card, certificate }, 'me')
        await tx.write('giftCards', 'D', { ...card, certificate: 'D' }, 'you')
        await tx.write('giftCards', 'C', { ...card, certificate: 'C', sticks: true }, 'me')
      })
      const owned = await db.transaction((tx) => tx.owned('giftCards', 'me'))
      expect(owned.map(({ certificate, sticks }) => [certificate, sticks])).toEqual([
        ['C', true],
        ['A', false],
        ['B', false],
      ])
    })

    it('keeps the order of keys', async () => {
      const db = await open((tx) =>
        tx.write('carts', 1, { cart_id: 1, recipients: [], gift_card_json: { Z: null, A: null } }),
      )
      const cart = await db.transaction((tx) => tx.read('carts', 1))
      expect(Object.keys(cart?.gift_card_json ?? {})).toEqual(['Z', 'A'])
    })

    it('takes no more units than the stock', async () => {
      const db = await filled()
      const answers = await db.transaction(async (tx) => [
        await tx.takeStock(1, 6),
        await tx.takeStock(1, -1),
        await tx.takeStock(1, 5),
        await tx.takeStock(1, 1),
        await tx.takeStock(77, 1),
        await tx.takeGiftCard('A', 1001),
        await tx.takeGiftCard('A', -1),
        await tx.takeGiftCard('A', 1000),
        await tx.takeGiftCard('none', 0),
      ])
      expect(answers).toEqual([false, false, true, false, false, false, false, true, false])
      expect(await read(db)).toMatchObject({
        units: [{ item_id: 1, units: 0 }],
        card: { ...card, balance_cents: 0 },
      })
    })

    it('returns units in the requested order, each item once', async () => {
      const db = await open(async (tx) => {
        for (const item of [1, 2, 3]) await tx.putStock(item, item * 10)
        await tx.putStock(2, 21)
      })
      expect(await db.transaction((tx) => tx.units([3, 9, 2, 3]))).toEqual([
        { item_id: 3, units: 30 },
        { item_id: 2, units: 21 },
      ])
      expect(await db.transaction((tx) => tx.units([]))).toEqual([])
    })

    it('returns copies, and stores copies', async () => {
      const db = await open()
      const mine = { ...card }
      await db.transaction((tx) => tx.write('giftCards', 'A', mine))
      mine.balance_cents = 1
      const first = await db.transaction((tx) => tx.read('giftCards', 'A'))
      if (first) first.balance_cents = 2
      const second = await db.transaction((tx) => tx.read('giftCards', 'A'))
      expect(second?.balance_cents).toBe(1000)
    })

    it('uses each number once, even after a failed transaction', async () => {
      const db = await open()
      const ids: number[] = []
      const take = (tx: Transaction) => tx.nextId().then((id) => void ids.push(id))
      await db.transaction(take)
      const failed = db.transaction(async (tx) => {
        await take(tx)
        throw new Error('no')
      })
      await failed.catch(() => undefined)
      await Promise.all([db.transaction(take), db.transaction(take)])
      expect(new Set(ids).size).toBe(4)
      expect(Math.min(...ids)).toBeGreaterThan(1_000_000)
    })
  })
}

const session0 = {
  session_id: 'new',
  cust_id: null,
  cart_id: null,
  last_order_id: null,
  billing: null,
}
