import type { Finding, PageElement } from './pageElement'
import type { Outline } from './unknownKeys'

/** A value of page data, the key that it stands under, and what its schema wants. */
interface Given {
  readonly key: string
  readonly value: unknown
  readonly schema: Outline
}

interface Rule {
  /** What is doubtful about a value; null where nothing is. */
  doubt(given: Given): string | null
  readonly remedy: string
}

const PRICES = new Set(['price', 'strike_price'])
const NAMES = new Set(['name', 'title', 'label'])
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d{0,2});/i

const RULES: readonly Rule[] = [
  {
    doubt: ({ key, value }) =>
      PRICES.has(key) && Number(value) < 0 ? `is ${value}, and no price is below zero` : null,
    remedy: 'Write the price in dollars, or leave it out.',
  },
  {
    // An optional name may be blank, and a pipe says itself what it wants.
    doubt: ({ key, value, schema }) =>
      NAMES.has(key) && schema.type === 'string' && !schema.pipe && String(value).trim() === ''
        ? 'is blank'
        : null,
    remedy: 'Write what it is called.',
  },
  {
    doubt({ key, value }) {
      if (key !== 'skus' || !Array.isArray(value)) return null
      const ids = value.map((sku) => sku?.sku_id)
      const twice = ids.find((id, at) => id !== undefined && ids.indexOf(id) < at)
      return twice === undefined ? null : `has the sku_id ${twice} twice`
    },
    remedy: 'Give each size the sku_id that it is ordered by.',
  },
  {
    doubt({ value }) {
      const [entity] = (typeof value === 'string' && ENTITY.exec(value)) || []
      return entity ? `has ${entity} in it, which is shown as it stands` : null
    },
    remedy: 'Write the character itself; data are no HTML, so escape them as JSON only.',
  },
]

/** What a schema takes and a page hardly means; what is the same in several items of a list, once. */
export function doubtfulValues(
  schema: Outline,
  data: unknown,
  app: string | null,
  element: PageElement,
): Finding[] {
  const doubts = doubtsOf({ key: '', value: data, schema }, '')
  const kinds = doubts.map(({ path, remedy }) => `${path.replace(/\.\d+/g, '')} ${remedy}`)
  return doubts.flatMap(({ path, what, remedy }, at) => {
    const kind = kinds[at]
    if (kinds.indexOf(kind ?? '') < at) return []
    const more = kinds.filter((one) => one === kind).length - 1
    const others = more > 0 ? ` (and ${more} more of its list)` : ''
    return {
      code: 'data-doubtful' as const,
      severity: 'warning' as const,
      what: `${path}${app ? ` of ${app}` : ''} ${what}${others}.`,
      remedy,
      app,
      element,
    }
  })
}

interface Doubt {
  readonly path: string
  readonly what: string
  readonly remedy: string
}

function doubtsOf(given: Given, path: string): Doubt[] {
  const { value, schema } = given
  const own = RULES.flatMap(({ doubt, remedy }) => {
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
