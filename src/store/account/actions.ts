import { lazyActions } from '../core/lazyActions'

/** Signing in and registering, including for Auto-Delivery. */
export const signInActions = lazyActions('signInVerbs')

/** Signing out and resetting the password. */
export const accessActions = lazyActions('accessVerbs')
