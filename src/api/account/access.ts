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
  summary: 'Signs a shopper in; 401 for a wrong password, 429 after too many attempts.',
  body: v.object(credentials),
  answer: signedIn,
  stale: ['customer', 'addresses', 'cart'],
} as const satisfies Row

export const postSignOut = {
  ...write,
  path: '/customer/sign-out',
  summary: 'Signs the shopper out and starts a new guest session.',
  answer: done,
  stale: ['customer', 'addresses', 'cart'],
} as const satisfies Row

export const postRegister = {
  ...write,
  path: '/customer/register',
  summary:
    'Creates an account and signs in; 409 if the email already has one. If the shop verifies emails, each account waits until its link is opened.',
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
  summary: 'Checks whether an email has an account, if the shop discloses that.',
  body: v.object({ email: v.string() }),
  answer: v.object({ is_known: v.boolean() }),
} as const satisfies Row

export const postPasswordReset = {
  ...write,
  path: '/customer/password-reset',
  summary:
    'Emails a password reset link; the answer is the same whether or not the account exists.',
  body: v.object({ email: v.string() }),
  answer: done,
} as const satisfies Row

export const putPassword = {
  ...write,
  method: 'PUT',
  path: '/customer/password',
  summary:
    'Sets a new password with the token from a reset link, which works once, within an hour.',
  body: v.object({ token: v.string(), password: v.string() }),
  answer: done,
} as const satisfies Row
