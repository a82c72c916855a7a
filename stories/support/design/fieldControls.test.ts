import * as v from 'valibot'
import { expect, it } from 'vitest'
import { fieldControls } from './fieldControls'

it('each field of a schema gets the control of its type', () => {
  const schema = v.object({
    title: v.nullish(v.pipe(v.string(), v.nonEmpty())),
    pageSize: v.optional(v.number(), 24),
    mustAgree: v.nullish(v.boolean()),
    layout: v.picklist(['wide', 'narrow']),
    products: v.array(v.object({ name: v.string() })),
  })
  expect(fieldControls(schema)).toEqual({
    title: { name: 'title', control: { type: 'text' } },
    pageSize: { name: 'pageSize', control: { type: 'number' } },
    mustAgree: { name: 'mustAgree', control: { type: 'boolean' } },
    layout: { name: 'layout', control: { type: 'select' }, options: ['wide', 'narrow'] },
    products: { name: 'products', control: { type: 'object' } },
  })
})
