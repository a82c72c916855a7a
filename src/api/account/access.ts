import * as v from 'valibot'
import { customerSchema } from '../../domain/schema/entities'
import type { Row } from '../row'
import { text } from '../shapes'

/* Sign-in, registration and passwords. An extension: specification §7 only has rows for checkout. */

const signedIn = v.object({ customer: customerSchema, token: text })
const credentials = { token: text, email: v.string(), password: v.string() }
const write = { method: 'POST', isRepeatSafe: false, stale: [] } as const
const done = v.nullish(v.object({ status: text }))

export const postSignIn = {
  ...write,
  path: '/customer/sign-in',
  summary: 'Signs a shopper in; 401 for a wrong password, 429 after too many.',
  body: v.object(credentials),
  answer: signedIn,
  stale: ['customer', 'addresses', 'cart'],
} as const satisfies Row

export const postSignOut = {
  ...write,
  path: '/customer/sign-out',
  summary: 'Signs the shopper out; the session begins anew, as a guest.',
  answer: done,
  stale: ['customer', 'addresses', 'cart'],
} as const satisfies Row

export const postRegister = {
  ...write,
  path: '/customer/register',
  summary:
    'Makes an account and signs in; 409 where the email has one. Where emails are verified, each waits for its link.',
  body: v.object({
    ...credentials,
    fname: v.string(),
    lname: v.string(),
    wants_offers: v.nullish(v.boolean()),
  }),
  answer: v.object({ customer: v.nullish(customerSchema), token: text, pending_email: text }),
  stale: ['customer', 'addresses', 'cart'],
} as const satisfies Row

export const postKnownEmail = {
  ...write,
  path: '/customer/known-email',
  summary: 'Whether an email has an account, where the shop tells that to anybody.',
  body: v.object({ email: v.string() }),
  answer: v.object({ is_known: v.boolean() }),
} as const satisfies Row

export const postPasswordReset = {
  ...write,
  path: '/customer/password-reset',
  summary: 'Sends a link for a new password; the same answer whether or not there is an account.',
  body: v.object({ email: v.string() }),
  answer: done,
} as const satisfies Row

export const putPassword = {
  ...write,
  method: 'PUT',
  path: '/customer/password',
  summary: 'Sets a new password with the token of such a link, which is good once, for an hour.',
  body: v.object({ token: v.string(), password: v.string() }),
  answer: done,
} as const satisfies Row
