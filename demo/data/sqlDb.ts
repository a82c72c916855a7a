import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db, TableName, Tables, Transaction } from '../../mocks/db'
import { giftCards, stock, tableOf } from './tables'

/** A database of drizzle-orm, on PGlite or on a PostgreSQL server. */
export type SqlDatabase = PgDatabase<PgQueryResultHKT>

/** The codes with which PostgreSQL ends one of two transactions that wait for each other. */
const RIVALS = new Set(['40P01', '40001'])
const LONGEST_RIVALRY = 5

/**
 * The data in PostgreSQL. A transaction locks the keys that it reads, and others wait for them. After a conflict, a
 * transaction runs again, so `work` must have no other side effects.
 */
export function sqlDb(database: SqlDatabase): Db {
  async function transaction<T>(work: (tx: Transaction) => Promise<T>, tries = 1): Promise<T> {
    try {
      return await database.transaction((tx) => work(operations(tx)))
    } catch (error) {
      if (!isRivalry(error) || tries === LONGEST_RIVALRY) throw error
      return transaction(work, tries + 1)
    }
  }
  return { transaction: (work) => transaction(work) }
}

function isRivalry(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  return RIVALS.has(String(code)) || (cause !== undefined && isRivalry(cause))
}

function operations(tx: SqlDatabase): Transaction {
  return { ...recordsOf(tx), ...stockOf(tx) }
}

type Records = Pick<Transaction, 'read' | 'owned' | 'write' | 'remove' | 'nextId'>

function recordsOf(tx: SqlDatabase): Records {
  async function held<T extends TableName>(name: T, key: string) {
    const table = tableOf(name)
    const found = await tx.select().from(table).where(eq(table.key, key)).for('update')
    return found[0]?.record as Tables[T] | undefined
  }
  return {
    async read(name, key) {
      const record = await held(name, String(key))
      if (record) return record
      // A missing row cannot be locked, so its name is: two transactions never create it at once.
      const place = `${name}/${key}`
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
      return (await held(name, String(key))) ?? null
    },
    async owned(name, owner) {
      const table = tableOf(name)
      const found = await tx
        .select()
        .from(table)
        .where(eq(table.owner, owner))
        .orderBy(asc(table.position))
      return found.map(({ record }) => record as Tables[typeof name])
    },
    async write(name, key, record, owner = '') {
      const table = tableOf(name)
      await tx
        .insert(table)
        .values({ key: String(key), owner, record })
        .onConflictDoUpdate({ target: table.key, set: { owner, record } })
    },
    async remove(name, key) {
      const table = tableOf(name)
      await tx.delete(table).where(eq(table.key, String(key)))
    },
    async nextId() {
      // A sequence never reuses a number, even if the transaction fails.
      const result = await tx.execute(sql`select nextval('ids') as id`)
      return Number((result as { rows: { id: string }[] }).rows[0]?.id)
    },
  }
}

type Stock = Pick<Transaction, 'units' | 'putStock' | 'takeStock' | 'takeGiftCard'>

function stockOf(tx: SqlDatabase): Stock {
  return {
    async units(itemIds) {
      const wanted = [...new Set(itemIds)]
      const found = await tx.select().from(stock).where(inArray(stock.itemId, wanted))
      const units = new Map(found.map((row) => [row.itemId, row.units]))
      return wanted.flatMap((item_id) => {
        const held = units.get(item_id)
        return held === undefined ? [] : [{ item_id, units: held }]
      })
    },
    async putStock(itemId, units) {
      const set = { units }
      await tx
        .insert(stock)
        .values({ itemId, units })
        .onConflictDoUpdate({ target: stock.itemId, set })
    },
    async takeStock(itemId, units) {
      if (units < 0) return false
      const taken = await tx
        .update(stock)
        .set({ units: sql`${stock.units} - ${units}` })
        .where(and(eq(stock.itemId, itemId), gte(stock.units, units)))
        .returning()
      return taken.length === 1
    },
    async takeGiftCard(certificate, cents) {
      if (cents < 0) return false
      const balance = sql`(${giftCards.record} ->> 'balance_cents')::int`
      const record = sql`jsonb_set(${giftCards.record}::jsonb, '{balance_cents}', to_jsonb(${balance} - ${cents}::int))::json`
      const taken = await tx
        .update(giftCards)
        .set({ record })
        .where(and(eq(giftCards.key, certificate), gte(balance, cents)))
        .returning()
      return taken.length === 1
    },
  }
}
