import { useState } from 'react'
import { useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { cardFormTexts } from '../../texts/cardForm'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { whoseTexts } from '../../texts/whose'
import { TextButton } from '../../ui'
import { AddressForm } from '../recipient/AddressForm'
import { addressText } from '../recipient/addressText'
import type { CardEntryState } from './useCardEntry'

/** The billing address: the known one on a line, or its form. */
export function CardBilling({ id, entry }: { id: string; entry: CardEntryState }) {
  const { address, isAddressOpen, openAddress, submit } = entry
  const texts = useTexts(cardFormTexts)
  const { changeOf } = useTexts(accountTexts)
  const { change } = useTexts(commonTexts)
  const words = useTexts(whoseTexts)
  const [isLed, setLed] = useState(false)
  const { fname, lname } = address.draft
  return (
    <section className="gw-card-entry-part" aria-labelledby={`${id}-billing`}>
      <h2 className="gw-card-entry-title" id={`${id}-billing`}>
        {texts.billing}
      </h2>
      {isAddressOpen ? (
        <AddressForm
          isBilling
          form={address}
          id={`${id}-address`}
          section="card"
          firstField={isLed ? 'address_1' : undefined}
          onSubmit={() => void submit()}
        />
      ) : (
        <div className="gw-card-billing">
          <p>
            {fname} {lname}
            <br />
            <bdi>{addressText(address.draft, words)}</bdi>
          </p>
          <TextButton
            aria-label={fill(changeOf, { what: texts.billing })}
            onClick={() => {
              setLed(true)
              openAddress()
            }}
          >
            {change}
          </TextButton>
        </div>
      )}
    </section>
  )
}
