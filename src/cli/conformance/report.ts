import type { DataSource } from './discover'

/** What is wrong, so that somebody who was not there can act on it. */
export interface Finding {
  /** Method, path and body of the call that showed it. */
  asked: string
  /** What came: status and body, cut where it is long, and what was seen in it. */
  came: string
  /** What should have come. */
  expected: string
  /** The section of the specification that says so. */
  section: string
  remedy: string
}

/** Outcome of one check. */
export interface CheckResult {
  id: string
  section: string
  basis: 'specification' | 'assumption'
  proves: string
  status: 'passed' | 'failed' | 'skipped'
  /** Where it failed. */
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
 * `finding` is an object exactly where `status` is `failed`, `reason` a text exactly where it is
 * `skipped`. A new field may come with the same version; one that goes or changes makes it 2.
 */
export interface Report {
  version: 1
  baseUrl: string
  /** ISO time. */
  startedAt: string
  /** Where the items came from that it was checked with. */
  items: DataSource
  passed: number
  failed: number
  skipped: number
  checks: CheckResult[]
  /** What could not be taken off the cart again, or null. */
  leftBehind: string | null
}
