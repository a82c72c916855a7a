import type { Scenario } from '../scenario'
import { guestWithRecipients } from './carts'
import { autoDeliveryGuest, oneNameOnly } from './checkout'
import { margaret } from './people'

/** A guest, in a shop that has Margaret Holloway as a customer. */
const withAccount =
  (world: () => Scenario, over: Scenario = {}) =>
  (): Scenario => ({ ...world(), accounts: [margaret()], ...over })

/** A guest who has an account but is not signed in. */
export const guestWithAccount = withAccount(oneNameOnly)

/** The same, in a shop that reveals which emails have an account. */
export const guestOfAHouseThatTells = withAccount(oneNameOnly, {
  rules: { tellsKnownEmails: true },
})

/** The same, if forms have to send a token that the page does not have yet. */
export const guestWithNewToken = withAccount(oneNameOnly, { rules: { formToken: 'new' } })

/** The same, with a subscription in the cart. */
export const autoDeliveryWithAccount = withAccount(autoDeliveryGuest)

/** A guest with an account, whose device has two saved recipients. */
export const guestWithRecipientsAndAccount = withAccount(guestWithRecipients)
