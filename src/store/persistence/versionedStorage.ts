import { jsonText } from '../../api/client/jsonText'

export const PREFIX = 'giftwell:'
const VERSION = 1
const HEAD = `{"v":${VERSION},`
const DATA = '"data":'

/** Keys to drop when the storage is full, in this order; never an order's key (reliability §9). */
const EXPENDABLE = ['recent', 'drafts', 'cart'] as const

/** Named values in a storage that may be missing, denied, full, or shared with other code. */
export interface VersionedStorage {
  /** A stored value; null if there is none, it has expired, or it is not ours. */
  get(key: string): unknown
  /** Whether the storage has something else than this tab last read or wrote. */
  hasChanged(key: string): boolean
  /** Stores a value for `lifeMs` milliseconds; null removes it. Writes only changes. Never throws. */
  put(key: string, value: unknown, lifeMs: number): void
}

interface Envelope {
  v: number
  until: number
  data: unknown
}

/** Opens a storage. Values of a newer release are neither read, overwritten, nor dropped. */
export function versionedStorage(storage: Storage | null, now: () => number): VersionedStorage {
  /** What this tab last read or wrote, as JSON: unchanged, it does not replace what another tab wrote since. */
  const known = new Map<string, string>()

  function textOf(key: string): string | null {
    try {
      return storage?.getItem(PREFIX + key) ?? null
    } catch {
      return null
    }
  }

  /** Our own long values are recognized by their first characters, without parsing them. */
  function isNewer(key: string): boolean {
    const text = textOf(key)
    return !text?.startsWith(HEAD) && (toEnvelope(text)?.v ?? 0) > VERSION
  }

  /** Writes a value; if the storage is full, drops less important ones. */
  function write(key: string, text: string): void {
    for (const less of EXPENDABLE) {
      try {
        storage?.setItem(PREFIX + key, text)
        return
      } catch (error) {
        if (!/quota/i.test(String(error))) throw error
        if (!isNewer(less)) storage?.removeItem(PREFIX + less)
        // The previous value is outdated, and nothing less important is left to drop.
        if (less === key) break
      }
    }
    storage?.setItem(PREFIX + key, text)
  }

  return {
    get(key) {
      const text = textOf(key)
      const persisted = toEnvelope(text)
      const isCurrent = persisted?.v === VERSION && persisted.until > now()
      if (isCurrent || (text === null && !known.has(key))) known.set(key, dataOf(text))
      return isCurrent ? persisted.data : null
    },
    hasChanged: (key) => dataOf(textOf(key)) !== known.get(key),
    put(key, value, lifeMs) {
      try {
        const data = jsonText(value)
        if (known.get(key) === data || isNewer(key)) return
        if (value === null) storage?.removeItem(PREFIX + key)
        else write(key, `${HEAD}"until":${now() + lifeMs},${DATA}${data}}`)
        known.set(key, data)
      } catch {
        // Denied, full, or nested too deeply: persistence is optional, and memory still has the value.
      }
    },
  }
}

/** Cut out of the text: to serialize a long cart again takes time while the page starts. */
const dataOf = (text: string | null): string =>
  text === null ? 'null' : text.slice(text.indexOf(DATA) + DATA.length, -1)

function toEnvelope(text: string | null): Envelope | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const { v, until, data } = value as Partial<Record<keyof Envelope, unknown>>
    return typeof v === 'number' && typeof until === 'number' ? { v, until, data } : null
  } catch {
    return null
  }
}
