/* The rich select, kept out of index.ts because it pulls in Radix Select. Loaded on demand. */
export { Select, type SelectProps } from './Select'
export type { RichOption } from './SelectItem'
