import { sql } from 'drizzle-orm'
import { drizzle as onServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Db, Transaction } from '../../mocks/db'
import { claimFolder } from './claimFolder'
import { openPglite } from './pgliteTemplate'
import { type SqlDatabase, sqlDb } from './sqlDb'
import { promos } from './tables'

/** Where drizzle-orm finds the tables, from the current folder. */
export const MIGRATIONS = { migrationsFolder: 'demo/data/migrations' }

/** Two processes that start at the same time create and fill the tables one after the other. */
const START_LOCK = 7_316_001

export interface OpenDb extends Db {
  close(): Promise<void>
}

/** The initial data of an empty database. */
type Seed = (tx: Transaction) => Promise<void>

/** Opens the data that the environment names: a server by `DATABASE_URL`, else the folder `DATA_FOLDER`. */
export function openData(seed: Seed, env: NodeJS.ProcessEnv = process.env): Promise<OpenDb> {
  const { DATABASE_URL: url, DATA_FOLDER: folder = '.data/shop' } = env
  return url ? openServer(url, seed) : openFolder(folder, seed)
}

/** Opens the data of a PostgreSQL server, which several processes may share. */
export async function openServer(url: string, seed: Seed): Promise<OpenDb> {
  const pool = openPool(url)
  const first = await pool.connect().catch((error: Error) => {
    throw new Error(
      `No PostgreSQL server answers at DATABASE_URL (${error.message}). Start it, or leave DATABASE_URL out to keep the data in a folder.`,
    )
  })
  const database = onServer({ client: pool })
  try {
    await first.query('select pg_advisory_lock($1)', [START_LOCK])
    await migrateServer(database, MIGRATIONS)
    await fillOnce(database, seed)
  } finally {
    await first.query('select pg_advisory_unlock($1)', [START_LOCK])
    first.release()
  }
  return { ...sqlDb(database), close: () => pool.end() }
}

/** Connections to a server. The next transaction replaces one that was lost while idle. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString })
  pool.on('error', (error) => console.warn(`A connection to the data was lost: ${error.message}`))
  return pool
}

/** Opens the data in a folder, or in memory without one. One process at a time may have it. */
export async function openFolder(folder: string | undefined, seed: Seed): Promise<OpenDb> {
  const leave = folder ? claimFolder(folder) : () => undefined
  const client = await openPglite(folder)
  const database = onPglite({ client })
  await migratePglite(database, MIGRATIONS)
  await fillOnce(database, seed)
  return {
    ...sqlDb(database),
    async close() {
      await client.close()
      leave()
    },
  }
}

/** A database with promo codes has been filled before: what was ordered since stays. */
async function fillOnce(database: SqlDatabase, seed: Seed): Promise<void> {
  const [row] = await database.select({ count: sql<number>`count(*)::int` }).from(promos)
  if (row?.count === 0) await sqlDb(database).transaction(seed)
}
