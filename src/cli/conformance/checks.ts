import type { Check } from './check'
import { rowChecks } from './rows'
import { orderChecks, ruleChecks } from './rules'

/** Checks of the account endpoints, an extension, for a server that has them. */
export const accountChecks: readonly Check[] = rowChecks.account

/** All checks of the contract, in the order they run in: irreversible ones last. */
export const checks: readonly Check[] = [
  ...rowChecks.before,
  ...ruleChecks,
  ...rowChecks.order,
  ...orderChecks,
  ...rowChecks.login,
]
