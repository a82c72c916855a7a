import { nearest } from '../../nearest'
import type { Finding, PageElement } from './pageElement'

/** The parts of a schema that the checks read. */
export interface Outline {
  readonly type?: string
  readonly pipe?: unknown
  readonly entries?: Readonly<Record<string, Outline>>
  readonly item?: Outline
  readonly wrapped?: Outline
}

/** The largest edit distance at which a field counts as misspelled. */
const MOST_EDITS = 2

/** The fields of data that their schema does not know, and that are therefore not read; those of list items once. */
export function unknownKeys(
  schema: object,
  data: unknown,
  app: string | null,
  element: PageElement,
): Finding[] {
  const remedies = new Map(remediesOf(schema, data, ''))
  return [...remedies].map(([path, remedy]) => ({
    code: 'data-unknown',
    severity: 'warning',
    what: `${path}${app ? ` of ${app}` : ''} is not a recognized field, so it is ignored.`,
    remedy,
    app,
    element,
  }))
}

function remediesOf(
  { wrapped, item, entries }: Outline,
  data: unknown,
  path: string,
): [path: string, remedy: string][] {
  if (wrapped) return remediesOf(wrapped, data, path)
  if (Array.isArray(data))
    return item ? data.flatMap((one) => remediesOf(item, one, `${path}[]`)) : []
  if (!entries || typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key
    const known = entries[key]
    return known ? remediesOf(known, value, at) : [[at, remedyFor(key, Object.keys(entries))]]
  })
}

function remedyFor(key: string, known: readonly string[]): string {
  const near = nearest(key, known)
  if (near && near.edits <= MOST_EDITS) return `Did you mean ${near.word}? Otherwise, remove it.`
  return `Remove it. Recognized fields: ${known.join(', ')}.`
}
