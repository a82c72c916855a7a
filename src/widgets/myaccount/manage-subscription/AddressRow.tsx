import { useState } from 'react'
import { BOOK_SEARCH_FROM, bookLacks, findAddresses } from '../../../domain/recipient/addressBook'
import type { SavedAddress } from '../../../domain/schema/entities'
import { useAccountRoute, useAddressBook, useTexts } from '../../../hooks'
import { addressText, personName, useDraft } from '../../../parts'
import { commonTexts } from '../../../texts/common'
import { manageTexts } from '../../../texts/manageSubs'
import { subsTexts } from '../../../texts/subs'
import { whoseTexts } from '../../../texts/whose'
import { RadioGroup, VisuallyHidden } from '../../../ui'
import { BookSearch } from '../BookSearch'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import { LoadedFields } from './LoadedFields'
import type { ManagedSubscription } from './managed'
import { SettingRow } from './SettingRow'

/** The destination: one of the saved addresses. */
export function AddressRow({ managed }: { managed: ManagedSubscription }) {
  const { subscription, changeAddress } = managed
  const own = subscription.addr_id ?? null
  const texts = useTexts(manageTexts)
  const { place } = useTexts(whoseTexts)
  const { personText } = useSubscriptionWords()
  const [chosen, setChosen] = useDraft<number | null>('address', null)
  const isDirty = chosen !== null && chosen !== own
  return (
    <SettingRow
      verb="address"
      title={texts.address}
      draft={chosen}
      isDirty={isDirty}
      reset={() => setChosen(null)}
      save={() => (isDirty ? changeAddress(chosen) : null)}
      form={<AddressChoice own={own} value={chosen ?? own} onValue={setChosen} />}
    >
      <p>{personText(subscription)}</p>
      <p className="gw-note">
        <bdi>{addressText(subscription, { place })}</bdi>
      </p>
    </SettingRow>
  )
}

interface AddressChoiceProps {
  /** The current address; stays visible, so that nothing shifts when another one is selected. */
  own: number | null
  value: number | null
  onValue(addrId: number): void
}

function AddressChoice({ own, value, onValue }: AddressChoiceProps) {
  const { addresses, status, refresh } = useAddressBook()
  const { linkTo } = useAccountRoute()
  const [query, setQuery] = useState('')
  const texts = useTexts(manageTexts)
  const { place } = useTexts(whoseTexts)
  const { myself } = useTexts(commonTexts)
  const { someone } = useTexts(subsTexts)
  const matches = new Set(findAddresses(addresses, query))
  const optionOf = (address: SavedAddress) => ({
    value: String(address.addr_id),
    label: personName(address, { myself, someone }),
    hint: bookLacks(address).some((part) => part !== 'phone') ? (
      texts.incomplete
    ) : (
      <bdi>{addressText(address, { place })}</bdi>
    ),
    disabled: bookLacks(address).some((part) => part !== 'phone'),
  })
  return (
    <LoadedFields status={addresses.length > 0 ? 'ready' : status} onRetry={refresh}>
      {addresses.length >= BOOK_SEARCH_FROM && (
        <BookSearch query={query} setQuery={setQuery} found={matches.size} all={addresses.length} />
      )}
      <RadioGroup
        legend={<VisuallyHidden>{texts.address}</VisuallyHidden>}
        value={value === null ? null : String(value)}
        onValue={(id) => onValue(Number(id))}
        options={addresses
          .filter((one) => matches.has(one) || [own, value].includes(one.addr_id))
          .map(optionOf)}
      />
      <p>
        <a {...linkTo('address-book')}>{texts.addAddress}</a>
      </p>
    </LoadedFields>
  )
}
