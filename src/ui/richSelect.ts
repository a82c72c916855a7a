/*
 * The rich select, apart from index.ts: it brings Radix Select with it, and is loaded when wanted.
 */
export { Select, type SelectProps } from './Select'
export type { RichOption } from './SelectItem'
