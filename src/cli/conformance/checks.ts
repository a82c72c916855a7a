import type { Check } from './check'
import { rowChecks } from './rows'
import { orderChecks, ruleChecks } from './rules'

/** All checks, in the order they run in: what cannot be taken back comes last. */
export const checks: readonly Check[] = [
  ...rowChecks.before,
  ...ruleChecks,
  ...rowChecks.order,
  ...orderChecks,
  ...rowChecks.login,
]
