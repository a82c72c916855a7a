import type { contract } from '../contract'
import type { Row } from '../row'
import * as access from './access'
import * as addresses from './addresses'
import * as cardChanges from './cardChanges'
import { getCards } from './cards'
import * as claimed from './claimed'
import * as claims from './claims'
import * as emails from './emails'
import * as orders from './orders'
import * as profile from './profile'
import * as reorder from './reorder'
import * as subscriptionChanges from './subscriptionChanges'
import * as subscriptions from './subscriptions'

/**
 * The account endpoints, which the specification leaves open: an extension of its contract, in a separate table.
 * A shop with its own account system serves none of them.
 */
export const accountContract = {
  ...access,
  ...addresses,
  ...claimed,
  ...claims,
  getCards,
  ...cardChanges,
  ...emails,
  ...orders,
  ...profile,
  ...reorder,
  ...subscriptions,
  ...subscriptionChanges,
} as const satisfies Record<string, Row>

/** The name of a row in either table. */
export type AnyEndpoint = keyof typeof contract | keyof typeof accountContract
