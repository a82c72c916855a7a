import { lazyActions } from '../core/lazyActions'

/** Signing in where Auto-Delivery asks for an account. */
export const signInActions = lazyActions('signInVerbs')

/** Signing out and resetting the password. */
export const accessActions = lazyActions('accessVerbs')
