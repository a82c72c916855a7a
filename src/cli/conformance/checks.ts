import type { Check } from './check'
import { rowChecks } from './rows'
import { orderChecks, ruleChecks } from './rules'

/** The endpoints of the account, an extension: asked of a server that serves them. */
export const accountChecks: readonly Check[] = rowChecks.account

/** All checks of the contract, in the order they run in: what cannot be taken back comes last. */
export const checks: readonly Check[] = [
  ...rowChecks.before,
  ...ruleChecks,
  ...rowChecks.order,
  ...orderChecks,
  ...rowChecks.login,
]
