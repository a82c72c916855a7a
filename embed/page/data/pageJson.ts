import { jsonText } from '../../../src/api/client/jsonText'
import { isSafeKey } from '../../../src/domain/page/safeKey'

const read = new WeakMap<Element, { text: string; data: unknown }>()

/**
 * The JSON of a `<script type="application/json">`, parsed once per text; undefined if it is invalid. Drops keys that
 * could reach a prototype, at every depth.
 */
export function pageJson(script: Element | null | undefined): unknown {
  if (!script) return undefined
  const text = script.textContent
  const known = read.get(script)
  if (known?.text === text) return known.data
  const data = parse(text)
  read.set(script, { text, data })
  return data
}

/** Data from the page's scripts, normalized like JSON: a new copy, without unsafe keys. */
export const asJson = (data: unknown): unknown =>
  data === undefined ? undefined : parse(jsonText(data) ?? '')

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (isSafeKey(key) ? value : undefined))
  } catch {
    return undefined
  }
}
