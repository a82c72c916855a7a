import { CONTRADICTIONS } from './contradictions'
import { DOUBTS, type Given } from './doubts'
import type { Finding, PageElement } from './pageElement'
import type { Outline } from './unknownKeys'

/** Values that a schema accepts but a page probably does not intend; the same one in several list items is reported once. */
export function doubtfulValues(
  schema: Outline,
  data: unknown,
  app: string | null,
  element: PageElement,
): Finding[] {
  const found = new Map<string, Doubt & { more: number }>()
  for (const doubt of doubtsOf({ key: '', value: data, schema }, '')) {
    const kind = `${doubt.path.replace(/\.\d+/g, '')} ${doubt.remedy}`
    const first = found.get(kind)
    found.set(kind, first ? { ...first, more: first.more + 1 } : { ...doubt, more: 0 })
  }
  return [...found.values()].map(({ path, what, remedy, more }) => ({
    code: 'data-doubtful',
    severity: 'warning',
    what: `${path || 'The data'}${app ? ` of ${app}` : ''} ${what}${more ? ` (and ${more} more in the list)` : ''}.`,
    remedy,
    app,
    element,
  }))
}

interface Doubt {
  readonly path: string
  readonly what: string
  readonly remedy: string
}

function doubtsOf(given: Given, path: string): Doubt[] {
  const { value, schema } = given
  const own = [...DOUBTS, ...CONTRADICTIONS].flatMap(({ doubt, remedy }) => {
    const what = doubt(given)
    return what ? [{ path, what, remedy }] : []
  })
  return [
    ...own,
    ...membersOf(value, schema.wrapped ?? schema).flatMap((one) =>
      doubtsOf(one, path ? `${path}.${one.key}` : one.key),
    ),
  ]
}

function membersOf(value: unknown, { item, entries }: Outline): Given[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => {
    const schema = Array.isArray(value) ? item : entries?.[key]
    return schema ? [{ key, value: member, schema }] : []
  })
}
