import * as v from 'valibot'
import { billingAddressSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { flag, id, label, text } from './shapes'

export const putBillingAddress = {
  method: 'PUT',
  path: '/checkout/billing-address/',
  summary: 'Saves who pays: where the confirmation goes, and the address of the card.',
  // Assumption: what is not sent stays as it is, so that the e-mail can be saved alone.
  body: billingAddressSchema,
  answer: v.nullish(v.object({ status: text })),
  isRepeatSafe: false,
  stale: [],
} as const satisfies Row

export const postHostedPayment = {
  method: 'POST',
  path: '/checkout/chase-hpf-payment',
  summary: 'Opens a session of the hosted payment form.',
  // Assumption: a session is opened for the cart, and known by its uid.
  body: v.object({ cart_id: v.nullish(id) }),
  answer: v.object({ uid: v.string() }),
  isRepeatSafe: false,
  stale: [],
} as const satisfies Row

export const postHostedProfile = {
  method: 'POST',
  path: '/checkout/save-chase-hpf-profile',
  summary: 'Stores the card that the hosted payment form took.',
  // Assumption: the card is named by the uid of its session; what comes back is what may be shown of it. The rest
  // is of the account, for customers alone: what the card is called, whose it is, and which card it takes the place of.
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
  summary: 'Places the order.',
  // Assumption: payment_info names the means of payment, never a card number; sms_info is a consent and a phone.
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
