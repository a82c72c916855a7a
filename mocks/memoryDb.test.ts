import { describe, expect, it } from 'vitest'
import type { Db } from './db'
import { memoryDb } from './memoryDb'

const card = { certificate: 'A', balance_cents: 1000, sticks: false }
const filled = () =>
  memoryDb(async (tx) => {
    await tx.putStock(1, 5)
    await tx.write('giftCards', 'A', card, 'me')
  })
const read = (db: Db) =>
  db.transaction(async (tx) => ({
    units: await tx.units([1]),
    card: await tx.read('giftCards', 'A'),
    owned: await tx.owned('giftCards', 'me'),
  }))
const before = { units: [{ item_id: 1, units: 5 }], card, owned: [card] }

describe('memoryDb', () => {
  it('undoes everything where a transaction rejects', async () => {
    const db = filled()
    const work = db.transaction(async (tx) => {
      await tx.takeStock(1, 3)
      await tx.takeGiftCard('A', 400)
      await tx.write('giftCards', 'B', { ...card, certificate: 'B' }, 'me')
      await tx.remove('giftCards', 'A')
      await tx.putStock(2, 9)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await read(db)).toEqual(before)
  })

  it('runs one transaction after the other', async () => {
    const db = filled()
    const order: string[] = []
    const slow = db.transaction(async () => {
      order.push('first in')
      await new Promise((done) => setTimeout(done, 5))
      order.push('first out')
    })
    const quick = db.transaction(async () => order.push('second'))
    await Promise.all([slow, quick])
    expect(order).toEqual(['first in', 'first out', 'second'])
  })

  it('takes no more than there is', async () => {
    const db = filled()
    const answers = await db.transaction(async (tx) => [
      await tx.takeStock(1, 6),
      await tx.takeStock(1, -1),
      await tx.takeStock(1, 5),
      await tx.takeStock(1, 1),
      await tx.takeStock(77, 1),
      await tx.takeGiftCard('A', 1001),
      await tx.takeGiftCard('A', 1000),
      await tx.takeGiftCard('none', 0),
    ])
    expect(answers).toEqual([false, false, true, false, false, false, true, false])
    expect((await read(db)).units).toEqual([{ item_id: 1, units: 0 }])
    expect((await read(db)).card?.balance_cents).toBe(0)
  })

  it('hands out copies, and keeps copies', async () => {
    const db = memoryDb()
    const mine = { ...card }
    await db.transaction((tx) => tx.write('giftCards', 'A', mine))
    mine.balance_cents = 1
    const first = await db.transaction((tx) => tx.read('giftCards', 'A'))
    if (first) first.balance_cents = 2
    const second = await db.transaction((tx) => tx.read('giftCards', 'A'))
    expect(second?.balance_cents).toBe(1000)
  })

  it('gives no number twice, not even after a transaction that failed', async () => {
    const db = memoryDb()
    const ids: number[] = []
    await db.transaction(async (tx) => ids.push(await tx.nextId()))
    const failed = db.transaction(async (tx) => {
      ids.push(await tx.nextId())
      throw new Error('no')
    })
    await failed.catch(() => undefined)
    await db.transaction(async (tx) => ids.push(await tx.nextId()))
    expect(new Set(ids).size).toBe(3)
  })

  it('rejects all work where its seed did', async () => {
    const db = memoryDb(async () => {
      throw new Error('bad seed')
    })
    await expect(read(db)).rejects.toThrow('bad seed')
    await expect(read(db)).rejects.toThrow('bad seed')
  })
})
