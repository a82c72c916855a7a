import { jsonText } from '../../api/client/jsonText'

const PREFIX = 'giftwell:'
const VERSION = 1
const HEAD = `{"v":${VERSION},`

/** What a full storage drops, in this order; never the key of an order (reliability §9). */
const EXPENDABLE = ['recent', 'drafts', 'cart'] as const

/** Named values in a storage that may be missing, denied, full, or full of other people's things. */
export interface VersionedStorage {
  /** A value that was put before; null when there is none, it has expired, or it is not ours. */
  get(key: string): unknown
  /** Keeps a value for so many milliseconds; null forgets it. Writes only what has changed. Never throws. */
  put(key: string, value: unknown, lifeMs: number): void
}

interface Envelope {
  v: number
  until: number
  data: unknown
}

/** Opens a storage. A newer release's values are neither read nor overwritten nor dropped. */
export function versionedStorage(storage: Storage | null, now: () => number): VersionedStorage {
  const written = new Map<string, string>()

  function read(key: string): Envelope | null {
    try {
      return toEnvelope(JSON.parse(storage?.getItem(PREFIX + key) ?? 'null'))
    } catch {
      return null
    }
  }

  /** Our own long values are known by how they begin, and not read through. */
  const isNewer = (key: string) =>
    !storage?.getItem(PREFIX + key)?.startsWith(HEAD) && (read(key)?.v ?? 0) > VERSION

  /** Writes a value, and makes room for it at the cost of what is worth less. */
  function write(key: string, text: string): void {
    for (const less of EXPENDABLE) {
      try {
        storage?.setItem(PREFIX + key, text)
        return
      } catch (error) {
        if (!/quota/i.test(String(error))) throw error
        if (!isNewer(less)) storage?.removeItem(PREFIX + less)
        // Its old value is out of date, and there is nothing left that is worth less.
        if (less === key) break
      }
    }
    storage?.setItem(PREFIX + key, text)
  }

  return {
    get(key) {
      const persisted = read(key)
      return persisted && persisted.v === VERSION && persisted.until > now() ? persisted.data : null
    },
    put(key, value, lifeMs) {
      try {
        const data = jsonText(value)
        if (written.get(key) === data || isNewer(key)) return
        if (value === null) storage?.removeItem(PREFIX + key)
        else write(key, `${HEAD}"until":${now() + lifeMs},"data":${data}}`)
        written.set(key, data)
      } catch {
        // Denied, full, or nested too deep: what is kept is a convenience, and memory still has it.
      }
    },
  }
}

function toEnvelope(value: unknown): Envelope | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { v, until, data } = value as Partial<Record<keyof Envelope, unknown>>
  return typeof v === 'number' && typeof until === 'number' ? { v, until, data } : null
}
