import type { Scenario } from '../scenario'
import { guestWithRecipients } from './carts'
import { autoDeliveryGuest, oneNameOnly } from './checkout'
import { margaret } from './people'

/** A guest in a house that knows Margaret Holloway as a customer. */
const withAccount =
  (world: () => Scenario, over: Scenario = {}) =>
  (): Scenario => ({ ...world(), accounts: [margaret()], ...over })

/** A guest who has an account, and has not signed in. */
export const guestWithAccount = withAccount(oneNameOnly)

/** The same, in a house that tells which emails have an account. */
export const guestOfAHouseThatTells = withAccount(oneNameOnly, {
  rules: { tellsKnownEmails: true },
})

/** The same, where forms have to send along a token that the page has not got yet. */
export const guestWithNewToken = withAccount(oneNameOnly, { rules: { formToken: 'new' } })

/** The same, with something in the cart that comes again by itself. */
export const autoDeliveryWithAccount = withAccount(autoDeliveryGuest)

/** A guest with an account, whose device has kept two recipients. */
export const guestWithRecipientsAndAccount = withAccount(guestWithRecipients)
