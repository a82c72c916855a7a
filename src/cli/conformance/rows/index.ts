import type { Endpoint } from '../../../api/contract'
import { cartProbes } from './cart'
import { catalogueProbes } from './catalogue'
import { checkoutProbes, customerProbes, loginProbes, orderProbes } from './checkout'
import { codeProbes } from './codes'
import { type Probes, rowCheck } from './probe'
import { shipmentProbes } from './shipments'

const checksOf = (probes: Probes) =>
  // The keys of probes are names of rows.
  (Object.keys(probes) as Endpoint[]).map((name) => rowCheck(name, probes[name] ?? {}))

/** A check for each row of the contract: those that everything else needs first, what cannot be undone last. */
export const rowChecks = {
  before: [
    customerProbes,
    cartProbes,
    shipmentProbes,
    codeProbes,
    catalogueProbes,
    checkoutProbes,
  ].flatMap(checksOf),
  order: checksOf(orderProbes),
  login: checksOf(loginProbes),
}
