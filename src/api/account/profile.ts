import * as v from 'valibot'
import { customerSchema } from '../../domain/schema/entities'
import type { Row } from '../row'
import { text } from '../shapes'

/* Editing a customer's profile. An extension: the specification only has a row to read it. */

const write = { isRepeatSafe: false, stale: ['customer'] } as const

export const putCustomer = {
  ...write,
  method: 'PUT',
  path: '/customer',
  summary:
    'Updates name, phone, and email. If the shop verifies emails, a new one takes effect once its link is opened; otherwise 409 if it is taken.',
  body: v.object({ fname: v.string(), lname: v.string(), email: v.string(), phone: text }),
  answer: v.object({
    customer: customerSchema,
    /** The email that a link was sent to; the old one stays until the link is opened. */
    pending_email: text,
  }),
} as const satisfies Row

export const postPasswordChange = {
  ...write,
  method: 'POST',
  path: '/customer/password-change',
  summary:
    'Changes the password and ends all other sessions; 422 for a wrong current password, 429 after too many attempts.',
  body: v.object({ current_password: v.string(), password: v.string() }),
  answer: v.nullish(v.object({ status: text })),
} as const satisfies Row
