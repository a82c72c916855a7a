import type { Basis } from './basis'
import type { DataSource } from './discover'

/** What is wrong, so that somebody who was not there can act on it. */
export interface Finding {
  /** Method, path and body of the call that failed; after a change, of the read that showed it too. */
  asked: string
  /** What came: status and body, cut where it is long, and what was seen in it. */
  came: string
  /** What should have come. */
  expected: string
  /** Who says so; a check of the specification may find what only the contract has chosen. */
  basis: Basis
  /** The section of the specification that says so, or that leaves it open. */
  section: string
  remedy: string
}

/** Outcome of one check. */
export interface CheckResult {
  id: string
  section: string
  basis: Basis
  proves: string
  /** `differs` where the server differs from a choice of the contract, which fails with `--strict` only. */
  status: 'passed' | 'failed' | 'differs' | 'skipped'
  /** Where it failed or differs. */
  finding: Finding | null
  /** Why it was skipped. */
  reason: string | null
  /** How many calls it took, those that tidy up included. */
  calls: number
  ms: number
}

/**
 * What `--json` writes, by the names and types below; a text that is null is written as null.
 *
 * `finding` is an object exactly where `status` is `failed` or `differs`, `reason` a text exactly
 * where it is `skipped`. A new field may come with the same version; one that goes or changes makes it 3.
 */
export interface Report {
  version: 2
  baseUrl: string
  /** ISO time. */
  startedAt: string
  /** Where the items came from that it was checked with. */
  items: DataSource
  passed: number
  failed: number
  differs: number
  skipped: number
  checks: CheckResult[]
  /** What could not be taken off the cart again, or null. */
  leftBehind: string | null
}
