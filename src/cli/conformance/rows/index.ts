import type { AnyEndpoint } from '../../../api/account'
import { accountProbes } from './account'
import { cartProbes } from './cart'
import { catalogueProbes } from './catalogue'
import { checkoutProbes, customerProbes, loginProbes, orderProbes } from './checkout'
import { codeProbes } from './codes'
import { type Probes, rowCheck } from './probe'
import { shipmentProbes } from './shipments'

const checksOf = (probes: Probes) =>
  // The keys of probes are names of rows.
  (Object.keys(probes) as AnyEndpoint[]).map((name) => rowCheck(name, probes[name] ?? {}))

/** A check for each row of the contract: prerequisites of other checks first, irreversible ones last. */
export const rowChecks = {
  before: [
    customerProbes,
    cartProbes,
    shipmentProbes,
    codeProbes,
    catalogueProbes,
    checkoutProbes,
  ].flatMap(checksOf),
  account: checksOf(accountProbes),
  order: checksOf(orderProbes),
  login: checksOf(loginProbes),
}
