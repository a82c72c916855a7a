import { useMemo } from 'react'
import { addressList } from '../../domain/recipient/addresses'
import type { SavedAddress } from '../../domain/schema/entities'
import { accountActions } from '../../store/account/account'
import { useCartSelector } from '../useCartSelector'
import { useSlot } from './useSlot'

const NONE: readonly SavedAddress[] = []

/** The addresses known so far: a customer's address book, or a guest's own merged with those saved in the cart. */
export function useKnownAddresses(): readonly SavedAddress[] {
  const { status, addressStatus, addresses, localRecipients } = useSlot(accountActions)
  const onCart = useCartSelector((cart) => cart?.saved_addresses ?? NONE)
  const isCustomer = status === 'customer'
  // Until a customer's list is loaded, use the cart's: it must not disappear while the shopper chooses from it.
  const hasList = isCustomer && (addressStatus === 'ready' || addresses.length > 0)
  return useMemo(
    () => addressList({ isCustomer, saved: hasList ? addresses : onCart, local: localRecipients }),
    [isCustomer, hasList, addresses, onCart, localRecipients],
  )
}
