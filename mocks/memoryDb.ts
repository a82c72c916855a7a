import type { Db, TableName, Tables, Transaction } from './db'

/** A record as JSON, as in a database, so that callers share no objects. */
interface Entry {
  json: string
  owner: string
}

type Undo = () => void

/**
 * An in-memory database: runs one transaction at a time, and undoes each that rejects.
 *
 * `seed` fills it in the first transaction; if that rejects, all others reject too.
 */
export function memoryDb(seed?: (tx: Transaction) => Promise<void>): Db {
  const entries = new Map<string, Entry>()
  const stock = new Map<string, number>()
  let lastId = 1_000_000
  let queue: Promise<unknown> = Promise.resolve()

  async function run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const undo: Undo[] = []
    try {
      return await work(operations(undo))
    } catch (error) {
      for (const step of undo.reverse()) step()
      throw error
    }
  }

  /** Sets or removes a value, and records how to undo that. */
  function change<V>(map: Map<string, V>, key: string, value: V | undefined, undo: Undo[]) {
    const before = map.get(key)
    undo.push(() => (before === undefined ? map.delete(key) : map.set(key, before)))
    if (value === undefined) map.delete(key)
    else map.set(key, value)
  }

  function operations(undo: Undo[]): Transaction {
    const copy = <T extends TableName>(entry: Entry) => JSON.parse(entry.json) as Tables[T]
    return {
      async read(table, key) {
        const entry = entries.get(`${table}/${key}`)
        return entry ? copy<typeof table>(entry) : null
      },
      async owned(table, owner) {
        return [...entries]
          .filter(([path, entry]) => path.startsWith(`${table}/`) && entry.owner === owner)
          .map(([, entry]) => copy<typeof table>(entry))
      },
      async write(table, key, record, owner = '') {
        const entry = { json: JSON.stringify(record), owner }
        change(entries, `${table}/${key}`, entry, undo)
      },
      async remove(table, key) {
        change(entries, `${table}/${key}`, undefined, undo)
      },
      // Ids are never reused, not even after a failed transaction.
      async nextId() {
        lastId += 1
        return lastId
      },
      async units(itemIds) {
        return [...new Set(itemIds)].flatMap((item_id) => {
          const units = stock.get(String(item_id))
          return units === undefined ? [] : [{ item_id, units }]
        })
      },
      async putStock(itemId, units) {
        change(stock, String(itemId), units, undo)
      },
      async takeStock(itemId, units) {
        const left = (stock.get(String(itemId)) ?? 0) - units
        if (units < 0 || left < 0) return false
        change(stock, String(itemId), left, undo)
        return true
      },
      async takeGiftCard(certificate, cents) {
        const entry = entries.get(`giftCards/${certificate}`)
        const card = entry && copy<'giftCards'>(entry)
        if (!entry || !card || cents < 0 || card.balance_cents < cents) return false
        const json = JSON.stringify({ ...card, balance_cents: card.balance_cents - cents })
        change(entries, `giftCards/${certificate}`, { ...entry, json }, undo)
        return true
      },
    }
  }

  const ready = seed ? run(seed) : Promise.resolve()
  ready.catch(() => undefined)
  return {
    transaction(work) {
      const result = queue.then(() => ready).then(() => run(work))
      queue = result.catch(() => undefined)
      return result
    },
  }
}
