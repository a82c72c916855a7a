import { createContext, useCallback, useState } from 'react'
import type { SubscriptionVerb } from '../../../domain/account/subscriptionRules'

type TellOpen = (verb: SubscriptionVerb, isOpen: boolean) => void

/** Receives which rows are open: their input is kept, whatever happens to the subscription elsewhere. */
export const OpenRows = createContext<TellOpen>(() => {})

/** Which rows are open. */
export function useOpenRows(): { open: ReadonlySet<SubscriptionVerb>; tellOpen: TellOpen } {
  const [open, setOpen] = useState<ReadonlySet<SubscriptionVerb>>(new Set())
  const tellOpen = useCallback<TellOpen>((verb, isOpen) => {
    setOpen((old) => new Set([...old].filter((one) => one !== verb).concat(isOpen ? verb : [])))
  }, [])
  return { open, tellOpen }
}
