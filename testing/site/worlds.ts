import type { Scenario } from '../../mocks/scenario'
import {
  customerSignedIn,
  emptyCart,
  fiveRecipients,
  myselfOnly,
  newYearsEve,
  oneShipment,
  parentToChoose,
  promoAccepted,
  severalProblems,
  sharedAddress,
  twoShipments,
} from '../../mocks/scenarios'

const worlds = {
  customerSignedIn,
  emptyCart,
  fiveRecipients,
  myselfOnly,
  newYearsEve,
  oneShipment,
  parentToChoose,
  promoAccepted,
  severalProblems,
  sharedAddress,
  twoShipments,
}

/** The initial state of a site: the name of a world, or the test's own. */
export type World = keyof typeof worlds | (() => Scenario)

export const worldOf = (world: World): (() => Scenario) =>
  typeof world === 'function' ? world : worlds[world]
