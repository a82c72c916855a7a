import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '../../mocks/ask'
import { createBackend } from '../../mocks/backend'
import { seed } from '../../mocks/scenario'
import { oneShipment } from '../../mocks/scenarios'
import { claimFolder } from './claimFolder'
import { openData } from './openDb'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'giftwell-data-'))
  folder = join(parent, 'shop')
})
afterEach(() => rmSync(parent, { recursive: true }))

describe('openData', () => {
  it('keeps a folder’s data, and seeds it once', async () => {
    const env = { DATA_FOLDER: folder }
    const first = await openData(seed({}, 'house'), env)
    await first.transaction((tx) => tx.takeStock(1001, 240))
    await first.close()
    const again = await openData(seed({}, 'house'), env)
    const units = await again.transaction((tx) => tx.units([1001]))
    await again.close()
    expect(units).toEqual([{ item_id: 1001, units: 0 }])
  })

  it('keeps an order with its customer', async () => {
    const env = { DATA_FOLDER: folder }
    const world = () => seed(oneShipment(), 'a-visit')
    const first = await openData(world(), env)
    const { body } = await ask(createBackend({ db: first }), 'putPlaceOrder', {
      headers: { 'x-gw-session': 'a-visit' },
      body: { payment_info: { method: 'card', uid: 'x' } },
    })
    await first.close()
    const again = await openData(world(), env)
    const kept = await again.transaction(async (tx) => {
      const session = await tx.read('sessions', 'a-visit')
      const order = await tx.read('orders', session?.last_order_id ?? '')
      return { session, order }
    })
    await again.close()
    expect(body).toMatchObject({ status: 'placed' })
    expect(kept.order?.cart.recipients).toHaveLength(1)
    expect(kept.session?.cart_id).toBeNull()
  })

  it('says what to do if no server responds', async () => {
    const env = { DATABASE_URL: `postgresql://nobody@/shop?host=${parent}` }
    await expect(openData(seed({}, 'house'), env)).rejects.toThrow(
      /^No PostgreSQL server answers at DATABASE_URL \(.+\)\. Start it, or leave DATABASE_URL out/,
    )
  })
})

describe('claimFolder', () => {
  it.each([
    ['of another process that runs', process.ppid, true],
    ['of a process that has ended', 2 ** 22 + 1, false],
    ['of this process', process.pid, false],
  ])('on a folder %s', (_whose, owner, isRefused) => {
    claimFolder(folder)
    writeFileSync(`${folder}.pid`, String(owner))
    const claim = () => claimFolder(folder)
    if (isRefused) expect(claim).toThrow(`in use by process ${owner}`)
    else expect(claim).not.toThrow()
  })

  it('releases it', () => {
    claimFolder(folder)()
    writeFileSync(`${folder}.pid`, 'not a number')
    expect(() => claimFolder(folder)).not.toThrow()
  })
})
