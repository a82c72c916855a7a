import type { Schema } from '../../domain/schema/guard'

export type PersistMode = 'full' | 'minimal' | 'none'

/**
 * One persisted value: its key, its lifetime, what is written, and how it is restored after its schema has
 * accepted it. Nothing else is ever written.
 */
export interface PersistedValue<TSource> {
  readonly key: string
  readonly days: number
  readonly schema: Schema
  /** True for values that belong to this tab and end with it. */
  readonly isForTab?: boolean
  /** True for values that other tabs can change: reread when one reports a change. */
  readonly isShared?: boolean
  /** True for shared values that stay if storage is cleared or denied: only a removal by another tab clears them. */
  readonly staysIfLost?: boolean
  /** The value to write; null removes it. */
  read(source: TSource, mode: PersistMode): unknown
  /** Restores a value that the schema has accepted; null if another tab has removed a shared one. */
  write(source: TSource, value: never): void
}
