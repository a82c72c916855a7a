import type { Schema } from '../../domain/schema/guard'

export type PersistMode = 'full' | 'minimal' | 'none'

/**
 * One value that persists: its key, how long it is worth keeping, what of its source is written, and
 * how it comes back once its schema has passed it. Nothing else is ever written.
 */
export interface PersistedValue<TSource> {
  readonly key: string
  readonly days: number
  readonly schema: Schema
  /** True for what is kept for this tab alone, and ends with it. */
  readonly isForTab?: boolean
  /** True where another tab may change it: it is read again when that one says so. */
  readonly isShared?: boolean
  /** The value as it is written; null forgets it. */
  read(source: TSource, mode: PersistMode): unknown
  /** Puts a value back that its schema has passed. */
  write(source: TSource, value: never): void
}
