import type { AnyEndpoint } from '../src/api/account'
import type { Fault, FaultKind, Faults } from './faults'

/** A fault to apply, and how often it was applied before. */
export interface Strike {
  fault: Fault
  strikes: number
}

/** Stores the faults, and counts how often each was applied. */
export function faultControl(first: Faults) {
  const faults = new Map(Object.entries(first))
  const strikes = new Map<string, number>()
  return {
    /** The fault to apply to a row now, or null. */
    next(name: AnyEndpoint): Strike | null {
      const key = faults.has(name) ? name : '*'
      const entry = faults.get(key)
      if (!entry) return null
      const fault: Fault = typeof entry === 'string' ? { kind: entry } : entry
      const before = strikes.get(key) ?? 0
      if (before >= (fault.times ?? Number.POSITIVE_INFINITY)) return null
      strikes.set(key, before + 1)
      return { fault, strikes: before }
    },
    /** Makes a row fail from now on, or all others with `'*'`; null ends it. */
    set(name: AnyEndpoint | '*', fault: Fault | FaultKind | null): void {
      strikes.delete(name)
      if (fault === null) faults.delete(name)
      else faults.set(name, fault)
    },
  }
}
