import type { GenericSchema } from 'valibot'
import { isExactly } from '../schema/guard'
import { isSafeKey } from './safeKey'

export type Data = Record<string, unknown>

/** A schema of `v.object`. */
export type DataSchema = GenericSchema & {
  readonly entries: Readonly<Record<string, GenericSchema>>
}

const PREFIX = 'data-giftwell-'
/** Attributes for the embed itself, not for the app. */
const OURS = new Set(['for', 'kept', 'page', 'props', 'slot', 'state', 'theme'])

/** The scalar values in a root's attributes: `data-giftwell-sale-ends="…"` as `saleEnds`. */
export function rootScalars(
  attributes: Iterable<readonly [name: string, value: string]>,
): Record<string, string> {
  const named = [...attributes]
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, value]) => [name.slice(PREFIX.length), value] as const)
    .filter(([name]) => !OURS.has(name) && isSafeKey(name))
  return Object.fromEntries(
    named.map(([name, value]) => [
      name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}

/**
 * Merges all data of a root: data from JSON or a script takes precedence over attributes. An attribute is text,
 * and is read as a number or flag if the schema does not expect text.
 */
export function mergeRootData(
  { entries }: DataSchema,
  scalars: Record<string, string>,
  ...given: readonly unknown[]
): Data {
  const data: Data = Object.assign({}, scalars, ...given.map(asData))
  for (const [key, text] of Object.entries(scalars)) {
    const wanted = Object.hasOwn(entries, key) ? entries[key] : undefined
    if (wanted && data[key] === text && !isExactly(wanted, text)) data[key] = typed(text)
  }
  return data
}

function typed(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return text.trim() && Number.isFinite(Number(text)) ? Number(text) : text
}

const asData = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}
