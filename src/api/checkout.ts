import * as v from 'valibot'
import { billingAddressSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { flag, id, label, text } from './shapes'

export const putBillingAddress = {
  method: 'PUT',
  path: '/checkout/billing-address/',
  summary:
    'Saves the billing details: the email for the confirmation, and the address of the card; 422 with the rejected `field`.',
  // Assumption: omitted fields stay as they are, so that the email can be saved alone.
  body: billingAddressSchema,
  answer: v.nullish(v.object({ status: text })),
  isRepeatSafe: false,
  stale: [],
} as const satisfies Row

export const postHostedPayment = {
  method: 'POST',
  path: '/checkout/chase-hpf-payment',
  summary: 'Opens a session of the hosted payment form.',
  // Assumption: a session belongs to the cart, and is identified by its uid.
  body: v.object({ cart_id: v.nullish(id) }),
  answer: v.object({ uid: v.string() }),
  isRepeatSafe: false,
  stale: [],
} as const satisfies Row

export const postHostedProfile = {
  method: 'POST',
  path: '/checkout/save-chase-hpf-profile',
  summary: 'Stores the card entered in the hosted payment form.',
  // Assumption: the uid of its session identifies the card; the answer holds its displayable details. The other fields
  // are for the account, for customers only: the card's nickname, its billing address, and the card it replaces.
  body: v.object({
    uid: v.string(),
    save_card: v.optional(v.boolean()),
    profile_id: v.optional(label),
    nickname: text,
    is_default: v.optional(v.boolean()),
    billing_address: v.nullish(billingAddressSchema),
  }),
  answer: v.object({ profile_id: label, brand: text, last_four: text, expires: text }),
  isRepeatSafe: false,
  stale: ['cards'],
} as const satisfies Row

export const putPlaceOrder = {
  method: 'PUT',
  path: '/checkout/place-order/',
  summary:
    'Places the order. `status` is `placed`, or `declined` with a `decline_code`; with any other, the order counts as uncertain.',
  // Assumption: payment_info names the payment method, never a card number; sms_info is a consent and a phone number.
  body: v.object({
    payment_info: v.object({
      method: v.picklist(['card', 'saved-card', 'wallet', 'gift-card']),
      profile_id: v.optional(label),
      uid: v.optional(v.string()),
      wallet_order_id: v.optional(v.string()),
    }),
    sms_info: v.nullish(v.object({ opt_in: v.boolean(), phone: text })),
  }),
  answer: v.object({
    status: v.string(),
    order_id: v.nullish(label),
    decline_code: text,
    is_repeat: flag,
  }),
  isRepeatSafe: false,
  stale: ['cart', 'orders'],
  timeoutMs: 60_000,
} as const satisfies Row
