import * as v from 'valibot'

/* The field types of entities and answers. Ids are strict; every other one can be absent or null. */

export const id = v.pipe(v.number(), v.safeInteger())
export const label = v.union([v.string(), v.number()])
export const text = v.nullish(v.string())
export const count = v.nullish(v.pipe(v.number(), v.finite()))
export const money = v.nullish(v.union([v.number(), v.string()]))
export const flag = v.nullish(v.union([v.boolean(), v.picklist([0, 1])]))
