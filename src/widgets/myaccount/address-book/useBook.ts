import { useState } from 'react'
import {
  addressBookOrder,
  BOOK_SEARCH_FROM,
  findAddresses,
} from '../../../domain/recipient/addressBook'
import type { SavedAddress } from '../../../domain/schema/entities'
import { type UseAddressBookResult, useAddressBook } from '../../../hooks'
import { useDraft } from '../../../parts'

/** What of an address book is shown, and which of its cards are open as forms. */
export interface Book extends UseAddressBookResult {
  /** Those that are shown: what was searched for, and whatever is open. */
  shown: readonly SavedAddress[]
  /** How many there are to search; null where they are read at a glance. */
  searched: number | null
  query: string
  setQuery(query: string): void
  isOpen(addrId: number): boolean
  open(address: SavedAddress): void
  /** Closes a form. */
  close(addrId: number): void
  /** Has what was saved be seen, whatever is searched for. */
  reveal(saved: SavedAddress): void
}

/** Keeps what of an address book is shown. A form stays where it is, whatever becomes of the list. */
export function useBook(): Book {
  const book = useAddressBook()
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useDraft<ReadonlyMap<number, SavedAddress>>('opened', new Map())
  const { addresses } = book
  const ids = new Set(addresses.map(({ addr_id }) => addr_id))
  // Deleted elsewhere meanwhile: what is typed is saved anew.
  const orphans = [...opened.values()].filter(({ addr_id }) => !ids.has(addr_id))
  const all = orphans.length > 0 ? addressBookOrder([...addresses, ...orphans]) : addresses
  const found = new Set(findAddresses(all, query))
  const isOpen = (addrId: number) => opened.has(addrId)

  return {
    ...book,
    shown: all.filter((one) => found.has(one) || isOpen(one.addr_id)),
    searched: addresses.length >= BOOK_SEARCH_FROM || query ? addresses.length : null,
    query,
    setQuery,
    isOpen,
    open: (address) => setOpened((old) => new Map(old).set(address.addr_id, address)),
    close: (addrId) => setOpened((old) => new Map([...old].filter(([id]) => id !== addrId))),
    reveal(saved) {
      if (findAddresses([saved], query).length === 0) setQuery('')
    },
  }
}
