/*
 * Stands in for valibot in the embed: guards walk the schemas by themselves (src/domain/schema/guard.ts), so
 * that all they need of one is its outline. The build has it under valibot's name; what is used of
 * valibot and is missing here breaks the build.
 */

type Schema = object

const wrapping = (type: string) => (wrapped: Schema) => ({ type, wrapped })
const named = (type: string) => () => ({ type })
const asking =
  (type: string) =>
  (requirement: unknown): Schema => ({ type, requirement })

export const nullish = wrapping('nullish')
export const optional = wrapping('optional')

export const string = named('string')
export const number = named('number')
export const boolean = named('boolean')
export const unknown = named('unknown')

export const object = (entries: object) => ({ type: 'object', entries })
export const record = (key: Schema, value: Schema) => ({ type: 'record', key, value })
export const array = (item: Schema) => ({ type: 'array', item })
export const union = (options: readonly Schema[]) => ({ type: 'union', options })
export const picklist = (options: readonly unknown[]) => ({ type: 'picklist', options })
export const literal = (value: unknown) => ({ type: 'literal', literal: value })
export const custom = (check: unknown) => ({ type: 'custom', check })

export const pipe = (...steps: Schema[]) => ({ ...steps[0], pipe: steps })
export const regex = asking('regex')
export const check = asking('check')
export const finite = () => asking('finite')(Number.isFinite)
export const safeInteger = () => asking('safe_integer')(Number.isSafeInteger)
