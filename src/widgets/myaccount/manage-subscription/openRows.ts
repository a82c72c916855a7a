import { createContext } from 'react'
import type { SubscriptionVerb } from '../../../domain/account/subscriptionRules'

/** Told which rows are open: what is typed there stays, whatever becomes of the subscription elsewhere. */
export const OpenRows = createContext<(verb: SubscriptionVerb, isOpen: boolean) => void>(() => {})
