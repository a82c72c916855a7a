import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract } from '../../api/contract'
import { pageDataSchema } from '../page/pageData'
import { cartSchema, lineItemSchema, shipmentSchema } from './entities'
import { fits, isExactly } from './guard'
import { persistedSchemas } from './persisted'

/* Guards walk schemas by themselves; valibot validates the same malformed values for comparison. */

const RUNS = 150

interface Shape extends v.GenericSchema {
  entries?: Record<string, Shape>
  item?: Shape
  value?: Shape
  wrapped?: Shape
  options?: readonly unknown[]
}

const odd = fc
  .constantFrom<unknown>(null, undefined, '', '7', '9.95', -1, 1.5, 1e300, true, [], {})
  // As in parsed JSON no object is in two places, where fixing one would fix the other.
  .map((value) => structuredClone(value))
const scalar = fc.constantFrom<unknown>(0, 1, 17, '1', 'text', '12.50', false, '2026-12-24')

/** Values that a schema accepts, and some that it does not. */
function valuesOf(schema: Shape): fc.Arbitrary<unknown> {
  const right = () => {
    if (schema.wrapped) return valuesOf(schema.wrapped)
    if (schema.item) return fc.array(valuesOf(schema.item), { maxLength: 2 })
    if (schema.value) {
      return fc.dictionary(fc.constantFrom('a', 'b'), valuesOf(schema.value), {
        noNullPrototype: true,
      })
    }
    if (!schema.entries) return scalar
    const fields = Object.entries(schema.entries).map(([key, entry]) => [key, valuesOf(entry)])
    return fc.record(Object.fromEntries(fields), { noNullPrototype: true })
  }
  return fc.oneof({ arbitrary: right(), weight: 24 }, { arbitrary: odd, weight: 1 })
}

/** The guard's task in terms of valibot: malformed values become null, one at a time. */
function fitsByValibot(schema: v.GenericSchema, value: unknown): boolean {
  for (;;) {
    const [issue] = v.safeParse(schema, value).issues ?? []
    if (!issue) return true
    const step = issue.path?.findLast(({ input, key }) => (input as never)[key as never] !== null)
    if (!step) return false
    ;(step.input as Record<PropertyKey, unknown>)[step.key as PropertyKey] = null
  }
}

/** The data that the server passes to each app of its page. */
const ofApps = Object.entries(
  import.meta.glob<{ pageData?: Shape }>('../../widgets/*/app.ts', { eager: true }),
).flatMap(([file, { pageData }]) => (pageData ? [[file.split('/').at(-2), pageData]] : []))

const schemas: Record<string, Shape> = {
  cart: cartSchema.wrapped,
  shipment: shipmentSchema.wrapped,
  line: lineItemSchema.wrapped,
  recent: persistedSchemas.recent,
  page: pageDataSchema,
  ...Object.fromEntries(ofApps),
  ...Object.fromEntries(
    Object.entries(contract).flatMap(([name, { answer }]) => (answer ? [[name, answer]] : [])),
  ),
}

describe.each(Object.entries(schemas))('the guard of %s', (_name, schema) => {
  it(`validates and corrects like valibot, ${RUNS} times`, () => {
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        const [mine, theirs] = [structuredClone(value), structuredClone(value)]
        expect(isExactly(schema, structuredClone(value))).toBe(v.is(schema, structuredClone(value)))
        const isFit = fits(schema, mine)
        expect(isFit).toBe(fitsByValibot(schema, theirs))
        if (isFit) expect(mine).toStrictEqual(theirs)
      }),
      { numRuns: RUNS },
    )
  })
})
