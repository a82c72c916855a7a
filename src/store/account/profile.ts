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

/** A customer's personal details; the phone is digits, or empty. */
export interface ProfileFields {
  readonly fname: string
  readonly lname: string
  readonly email: string
  readonly phone: string
}

/**
 * Outcome of changing the details: `saved`; `email-sent` if the rest is saved and the new email awaits
 * confirmation by its link; `email-taken` if nothing is saved because another account uses that email.
 */
export type ProfileOutcome = Outcome<'saved' | 'email-sent' | 'email-taken' | 'failed'>

/** Outcome of changing the password: `wrong` current password, or `locked` for `minutes` after too many tries. */
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
    /** Changes name, phone and email, and updates the account's customer. Never rejects. */
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
      // Skipped if the customer signed out in the meantime.
      if (account.customer?.cust_id === customer.cust_id) {
        account.customer = ref(customer)
        slot.pendingEmail = pending_email ?? null
      }
      return { status: pending_email ? 'email-sent' : 'saved' }
    },

    /** Changes the password and signs out the customer's other devices. Never rejects. */
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

/** A customer's personal details and password. */
export const profileActions = defineFeature({ ...profileSlot, actions: profileVerbs })
