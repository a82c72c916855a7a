import { ref } from 'valtio/vanilla'
import { postPasswordChange, putCustomer } from '../../api/account/profile'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import type { Outcome } from '../core/outcome'
import { defineSlot } from '../core/slot'
import { accountActions } from './account'
import { accountApi } from './accountApi'
import { callForAccount } from './change'
import { lockedFor } from './lockedFor'
import { valueIn } from './valueIn'

/** What a customer says of themselves; the phone is digits, or empty. */
export interface ProfileFields {
  readonly fname: string
  readonly lname: string
  readonly email: string
  readonly phone: string
}

/**
 * Outcome of changing them: `saved`; `email-sent` where the rest is saved, and the new email waits for its link;
 * `email-taken` where nothing is, as another account has it.
 */
export type ProfileOutcome = Outcome<'saved' | 'email-sent' | 'email-taken' | 'failed'>

/** Outcome of changing the password: `wrong` for the current one, `locked` for `minutes` after too many tries. */
export interface PasswordOutcome extends Outcome<'changed' | 'wrong' | 'locked' | 'failed'> {
  readonly minutes?: number
}

const profileSlot = defineSlot<{ pendingEmail: string | null }>({
  name: 'profile',
  initial: () => ({ pendingEmail: null }),
})

function profileVerbs(context: StoreContext) {
  const { events } = context
  const api = accountApi(context)
  const slot = context.slot(profileSlot)
  const account = context.slot(accountActions)
  events.on('signed-out', () => {
    slot.pendingEmail = null
  })

  return {
    /** Changes name, phone and email; the account’s customer is the new one then. Never rejects. */
    async update(fields: ProfileFields): Promise<ProfileOutcome> {
      const body = { ...fields, phone: fields.phone || null }
      const result = await callForAccount(context, 'profile-failed', () =>
        api.call(putCustomer, { body }),
      )
      if (!result.ok)
        return result.error?.status === 409
          ? { ...result.failure, status: 'email-taken' }
          : result.failure
      const { customer, pending_email } = result.answer
      // Who has signed out meanwhile stays so.
      if (account.customer?.cust_id === customer.cust_id) {
        account.customer = ref(customer)
        slot.pendingEmail = pending_email ?? null
      }
      return { status: pending_email ? 'email-sent' : 'saved' }
    },

    /** Changes the password; the customer’s other devices are signed out. Never rejects. */
    async changePassword(current: string, password: string): Promise<PasswordOutcome> {
      const body = { current_password: current, password }
      const result = await callForAccount(context, 'password-failed', () =>
        api.call(postPasswordChange, { body }),
      )
      if (result.ok) return { status: 'changed' }
      const { failure, error } = result
      const minutes = lockedFor(error)
      if (minutes !== null) return { ...failure, status: 'locked', minutes }
      const isWrong = error && valueIn(error, 'error') === 'wrong_password'
      return isWrong ? { ...failure, status: 'wrong' } : failure
    },
  }
}

/** What a customer says of themselves, and their password. */
export const profileActions = defineFeature({ ...profileSlot, actions: profileVerbs })
