import { useState } from 'react'
import {
  addressBookOrder,
  BOOK_SEARCH_FROM,
  findAddresses,
} from '../../../domain/recipient/addressBook'
import type { SavedAddress } from '../../../domain/schema/entities'
import { type UseAddressBookResult, useAddressBook } from '../../../hooks'
import { useDraft } from '../../../parts'
import { useTellFailure } from '../useTellFailure'

/** What is shown of an address book, and which cards are open as forms. */
export interface Book extends UseAddressBookResult {
  /** The addresses shown: the matches, and any open forms. */
  shown: readonly SavedAddress[]
  /** Number of addresses to search; null if too few for a search field. */
  searched: number | null
  query: string
  setQuery(query: string): void
  isOpen(addrId: number): boolean
  open(address: SavedAddress): void
  /** Closes a form. */
  close(addrId: number): void
  /** Makes a saved address visible, regardless of the search. */
  reveal(saved: SavedAddress): void
  /** Shows why the default could not be changed, until the next change. */
  tellFailure(problem: string | null): void
}

/** Holds what is shown of an address book. A form stays in place, whatever happens to the list. */
export function useBook(): Book {
  const book = useAddressBook()
  const tellFailure = useTellFailure()
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useDraft<ReadonlyMap<number, SavedAddress>>('opened', new Map())
  const { addresses } = book
  const ids = new Set(addresses.map(({ addr_id }) => addr_id))
  // Deleted elsewhere meanwhile: the input will be saved as a new address.
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
    tellFailure,
    isOpen,
    open: (address) => setOpened((old) => new Map(old).set(address.addr_id, address)),
    close: (addrId) => setOpened((old) => new Map([...old].filter(([id]) => id !== addrId))),
    reveal(saved) {
      if (findAddresses([saved], query).length === 0) setQuery('')
    },
  }
}
