import { contract, type Endpoint } from '../../src/api/contract'
import type { Faults } from '../faults'
import { twoShipments } from './carts'
import { strikePrices } from './lines'
import { scenario } from './make'

const allWrites = Object.fromEntries(
  (Object.keys(contract) as Endpoint[])
    .filter((name) => contract[name].method !== 'GET')
    .map((name) => [name, 'server-error']),
) as Faults

const broken = (faults: Faults) => scenario(() => ({ ...twoShipments(), faults }))

/** Every call fails with 500. */
export const serverDown = broken({ '*': 'server-error' })

/** No call ever gets an answer. */
export const noAnswer = broken({ '*': 'never' })

/** Every call takes three seconds. */
export const slowAnswer = broken({ '*': 'slow' })

/** The device is offline. */
export const offline = broken({ '*': 'network-error' })

/** The cart loads, but every change fails. */
export const serverFailsInTheMiddle = broken(allWrites)

/** Every call is answered with an HTML page and status 200. */
export const htmlAnswer = broken({ '*': 'html' })

/** Every call is answered with JSON of the wrong shape. */
export const wrongAnswer = broken({ '*': 'wrong-shape' })

/** Every call is answered with 401, reads and writes alike. */
export const sessionGone = broken({ '*': 'unauthorized' })

/** The tax is not part of the cart: a separate call calculates it. */
export const taxOnDemand = scenario(() => ({ ...strikePrices(), rules: { isTaxOnDemand: true } }))

/** The tax service has lost the cart. */
export const cartNotFound = scenario(() => ({
  ...twoShipments(),
  rules: { isCartLost: true, isTaxOnDemand: true },
}))
