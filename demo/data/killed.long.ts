import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from '../../testing/bundled'
import { dueFor, tally } from '../../testing/orderSuite'
import { missingPostgres, startPostgres } from '../../testing/postgres'
import { openData } from './openDb'

/* A process that is killed in the middle of its orders leaves each of them whole, or not begun. */

const BUYERS = 400
const KILLS = 10

const program = bundled('testing/orderLoop.ts')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftwell-killed-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the orders, and kills the process a number of milliseconds after the first four. */
async function killAfter(env: Record<string, string>, from: number, pauseMs: number) {
  const child = spawn(process.execPath, [program(), String(from)], {
    env: { ...process.env, ...env },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  child.kill('SIGKILL')
  await ended
}

async function holdsAfterKills(env: Record<string, string>) {
  let orders = 0
  for (let kill = 0; kill < KILLS; kill++) {
    await killAfter(env, orders, 40 + kill * 30)
    const db = await openData(async () => {
      throw new Error('The data is gone.')
    }, env)
    const found = await tally(db, BUYERS)
    await db.close()
    expect(found.orders).toBeGreaterThanOrEqual(orders)
    orders = found.orders
    expect(found).toMatchObject({ carts: BUYERS - orders, units: BUYERS - orders })
    expect(found.paidCents).toBe(dueFor(orders))
  }
  console.log(`${orders} orders, ${KILLS} kills`)
  expect(orders).toBeGreaterThan(0)
  expect(orders).toBeLessThan(BUYERS)
}

describe('killed during orders', () => {
  it('PGlite keeps each order as a whole, or none of it', { timeout: 180_000 }, async () => {
    await holdsAfterKills({ DATA_FOLDER: join(folder, 'shop') })
  })

  it.runIf(!missingPostgres)('PostgreSQL too', { timeout: 180_000 }, async () => {
    const server = await startPostgres()
    await holdsAfterKills({ DATABASE_URL: await server.database() })
    await server.close()
  })
})
