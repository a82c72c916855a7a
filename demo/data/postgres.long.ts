import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../../mocks/scenario'
import { dbSuite } from '../../testing/dbSuite'
import { dueFor, fillWithBuyers, order, orderSuite, tally } from '../../testing/orderSuite'
import { missingPostgres, type PostgresServer, startPostgres } from '../../testing/postgres'
import { emptied } from '../../testing/sqlData'
import { MIGRATIONS, openPool, openServer } from './openDb'

if (missingPostgres) console.log(`Not tried on PostgreSQL: there is no ${missingPostgres}.`)

describe.runIf(!missingPostgres)('PostgreSQL', () => {
  let server: PostgresServer
  let pool: pg.Pool
  beforeAll(async () => {
    server = await startPostgres()
    pool = openPool(await server.database())
    await migrate(drizzle({ client: pool }), MIGRATIONS)
  })
  afterAll(async () => {
    await pool.end()
    await server.close()
  })

  const open = emptied(() => drizzle({ client: pool }))
  dbSuite('PostgreSQL', open)
  orderSuite('PostgreSQL', open)

  it('is seeded once, by the first of four processes', async () => {
    const url = await server.database()
    let fillings = 0
    const fill = seed({}, 'house')
    const opened = await Promise.all(
      Array.from({ length: 4 }, () =>
        openServer(url, (tx) => {
          fillings += 1
          return fill(tx)
        }),
      ),
    )
    expect(fillings).toBe(1)
    await Promise.all(opened.map((db) => db.close()))
  })

  it('sells no more than the stock to buyers in two pools', async () => {
    const url = await server.database()
    const [one, other] = await Promise.all([
      openServer(url, (tx) => fillWithBuyers(tx, 100, 20)),
      openServer(url, (tx) => fillWithBuyers(tx, 100, 20)),
    ])
    await Promise.all(Array.from({ length: 100 }, (_, n) => order(n % 2 ? one : other, n)))
    const paidCents = dueFor(20)
    expect(await tally(one, 100)).toEqual({
      orders: 20,
      carts: 80,
      units: 0,
      cardCents: 0,
      paidCents,
    })
    await Promise.all([one.close(), other.close()])
  })

  it('continues after a restart of the server between two orders', async () => {
    const own = await startPostgres()
    const db = await openServer(await own.database(), (tx) => fillWithBuyers(tx, 2, 2))
    await order(db, 0)
    await own.restart()
    await expect.poll(async () => (await order(db, 1)).status).toBe(200)
    expect(await tally(db, 2)).toMatchObject({ orders: 2, units: 0 })
    await db.close()
    await own.close()
  })
})
