import { sql } from 'drizzle-orm'
import { type SqlDatabase, sqlDb } from '../demo/data/sqlDb'
import type { OpenDb } from './dbSuite'

const TABLES = sql.raw(
  '"sessions", "carts", "customers", "addresses", "promos", "giftCards", "orders", "hosted", "cards", "stock"',
)

/** Opens one database repeatedly, each time emptied: a new one takes half a second. */
export function emptied(database: () => SqlDatabase): OpenDb {
  return async (seed) => {
    await database().execute(sql`truncate ${TABLES}`)
    const db = sqlDb(database())
    if (seed) await db.transaction(seed)
    return db
  }
}
