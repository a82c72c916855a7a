import { type SQL, sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  json,
  pgSequence,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import type { TableName } from '../../mocks/db'

/** `each`: what a record must always be. */
type Rule = { name: string; each: SQL }

/** Records of one kind: each under its key, as the backend hands it over, oldest first by `position`. */
const kept = (name: TableName, ...rules: Rule[]) =>
  pgTable(
    name,
    {
      key: text().primaryKey(),
      owner: text().notNull(),
      // Not jsonb: it would sort the keys, but a cart keeps its codes in the order in which they were applied.
      record: json().$type<unknown>().notNull(),
      position: bigserial({ mode: 'number' }).notNull(),
    },
    (table) => [
      index(`${name}_by_owner`).on(table.owner, table.position),
      ...rules.map((rule) => check(rule.name, rule.each)),
    ],
  )

export const sessions = kept('sessions')
export const carts = kept('carts')
export const customers = kept('customers')
export const tries = kept('tries')
export const addresses = kept('addresses')
export const promos = kept('promos')
export const giftCards = kept('giftCards', {
  name: 'balance_never_below_zero',
  each: sql`(record ->> 'balance_cents')::int >= 0`,
})
export const orders = kept('orders')
export const hosted = kept('hosted')
export const cards = kept('cards')
export const reminders = kept('reminders')
export const claims = kept('claims')
export const subscriptions = kept('subscriptions')

const records = {
  sessions,
  carts,
  customers,
  tries,
  addresses,
  promos,
  giftCards,
  orders,
  hosted,
  cards,
  reminders,
  claims,
  subscriptions,
} satisfies Record<TableName, unknown>

/** The table of a kind. */
export const tableOf = (name: TableName) => records[name]

/** Units on hand by item. */
export const stock = pgTable(
  'stock',
  { itemId: integer('item_id').primaryKey(), units: integer().notNull() },
  ({ units }) => [check('units_never_below_zero', sql`${units} >= 0`)],
)

/** Numbers of new records, far above those of seeds. */
export const ids = pgSequence('ids', { startWith: 1_000_001 })
