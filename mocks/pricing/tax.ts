import type { Shipment } from '../../src/domain/schema/entities'
import { isEGift, isPerishable } from '../cart/kinds'

/** Sales tax rates by state, as fractions: for food, and for everything else. */
const RATES: Readonly<Record<string, readonly [food: number, other: number]>> = {
  AL: [0.03, 0.04],
  AR: [0.00125, 0.065],
  AZ: [0, 0.056],
  CA: [0, 0.0725],
  CO: [0, 0.029],
  CT: [0, 0.0635],
  FL: [0, 0.06],
  GA: [0, 0.04],
  HI: [0.04, 0.04],
  IA: [0, 0.06],
  ID: [0.06, 0.06],
  IL: [0.01, 0.0625],
  IN: [0, 0.07],
  KS: [0, 0.065],
  KY: [0, 0.06],
  LA: [0, 0.0445],
  MA: [0, 0.0625],
  MD: [0, 0.06],
  ME: [0, 0.055],
  MI: [0, 0.06],
  MN: [0, 0.06875],
  MO: [0.01225, 0.04225],
  MS: [0.05, 0.07],
  NC: [0.02, 0.0475],
  ND: [0, 0.05],
  NE: [0, 0.055],
  NJ: [0, 0.06625],
  NM: [0, 0.04875],
  NV: [0, 0.0685],
  NY: [0, 0.04],
  OH: [0, 0.0575],
  OK: [0, 0.045],
  PA: [0, 0.06],
  RI: [0, 0.07],
  SC: [0, 0.06],
  SD: [0.042, 0.042],
  TN: [0.04, 0.07],
  TX: [0, 0.0625],
  UT: [0.03, 0.0485],
  VA: [0.01, 0.053],
  VT: [0, 0.06],
  WA: [0, 0.065],
  WI: [0, 0.05],
  WV: [0, 0.06],
  WY: [0, 0.04],
}

/**
 * A shipment's sales tax rate, as a fraction: the food rate if it is perishable, otherwise the general rate; 0
 * for e-gifts and in states without sales tax.
 */
export function taxRate(shipment: Shipment): number {
  if (isEGift(shipment)) return 0
  const [food, other] = RATES[(shipment.state ?? '').trim().toUpperCase()] ?? [0, 0]
  return isPerishable(shipment) ? food : other
}

/** Tax on an amount, both in US cents; half a cent rounds up. Shipping is not taxed. */
export const taxCents = (taxableCents: number, rate: number): number =>
  Math.floor((taxableCents * Math.round(rate * 1_000_000)) / 1_000_000 + 0.5)
