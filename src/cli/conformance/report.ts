import type { Basis } from './basis'
import type { DataSource } from './discover'

/** What is wrong, with enough detail to act on it. */
export interface Finding {
  /** Method, path and body of the failed call; after a change, also of the read that showed it. */
  asked: string
  /** The response: status and body, shortened if long, and what was observed in it. */
  came: string
  /** The expected response. */
  expected: string
  /** The source of the requirement; a check of the specification can find a violation of the contract only. */
  basis: Basis
  /** The section of the specification that requires it, or leaves it open. */
  section: string
  remedy: string
}

/** Outcome of one check. */
export interface CheckResult {
  id: string
  section: string
  basis: Basis
  proves: string
  /** `differs` if the server differs from a choice of the contract, which only fails with `--strict`. */
  status: 'passed' | 'failed' | 'differs' | 'skipped'
  /** Set if the check failed or differs. */
  finding: Finding | null
  /** Why it was skipped. */
  reason: string | null
  /** Number of calls, including cleanup. */
  calls: number
  ms: number
}

/**
 * The output of `--json`; null values are written as null.
 *
 * `finding` is an object exactly if `status` is `failed` or `differs`, `reason` a string exactly if it is
 * `skipped`. New fields can be added without a new version; removing or changing one makes it version 3.
 */
export interface Report {
  version: 2
  baseUrl: string
  /** ISO time. */
  startedAt: string
  /** The source of the items used. */
  items: DataSource
  passed: number
  failed: number
  differs: number
  skipped: number
  checks: CheckResult[]
  /** What could not be removed from the cart, or null. */
  leftBehind: string | null
}
