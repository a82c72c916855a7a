import { type AnyEndpoint, accountContract } from '../src/api/account'
import { contract } from '../src/api/contract'
import { type Fault, type FaultKind, type Faults, faultKinds } from './faults'

/** Names of calls that can fail; `*` is all of them. */
export const faultNames: readonly string[] = [
  '*',
  ...Object.keys(contract),
  ...Object.keys(accountContract),
]

const KINDS: readonly string[] = Object.values(faultKinds)

/** Throws for a name or a kind that would never occur, so that a test cannot pass without its fault. */
function checkFault(name: string, fault: Fault | FaultKind | null): void {
  const kind = typeof fault === 'string' ? fault : fault?.kind
  if (!faultNames.includes(name))
    throw new TypeError(`Unknown call "${name}". The calls are: ${faultNames.join(', ')}.`)
  if (kind !== undefined && !KINDS.includes(kind))
    throw new TypeError(`Unknown fault "${kind}" of ${name}. The faults are: ${KINDS.join(', ')}.`)
}

/** A fault to apply, and how often it was applied before. */
export interface Strike {
  fault: Fault
  strikes: number
}

/** Stores the faults, and counts how often each was applied. */
export function faultControl(first: Faults) {
  const faults = new Map(Object.entries(first))
  for (const [name, fault] of faults) checkFault(name, fault)
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
      checkFault(name, fault)
      strikes.delete(name)
      if (fault === null) faults.delete(name)
      else faults.set(name, fault)
    },
  }
}
