import { type ReactNode, useState } from 'react'
import { addressKey, isMyselfAddress } from '../../domain/recipient/addresses'
import { recipientName } from '../../domain/shipment/shipments'
import { useRecipients, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { offerTexts } from '../../texts/offer'
import { shipmentTexts } from '../../texts/shipment'
import { NativeSelect } from '../../ui'
import { possessiveOf } from '../recipient/recipientLabel'

interface AddressChoice {
  /** The recipient; null for the shopper, if their address is not saved yet. */
  addrId: number | null
  /** Possessive of the recipient: "Dana Lee’s". */
  owner: string
  /** The select, if there are several to choose from. */
  choice: ReactNode
}

/** The recipient of an offer when the cart has no shipment: the shopper, unless they choose another. */
export function useAddressChoice(): AddressChoice {
  const { choices } = useRecipients()
  const texts = useTexts(offerTexts)
  const words = useTexts(shipmentTexts)
  const [chosen, setChosen] = useState<string | null>(null)
  const possible = choices.map(({ address }) => address)
  const address = possible.find((one) => addressKey(one) === chosen) ?? possible[0]
  const name = address ? recipientName(address) : ''
  const owner = address && isMyselfAddress(address) ? words.possessiveMine : words.possessiveSomeone
  return {
    addrId: address?.addr_id ?? null,
    owner: name && owner !== words.possessiveMine ? possessiveOf(name, words) : owner,
    choice: possible.length > 1 && (
      <NativeSelect
        label={texts.to}
        value={address ? addressKey(address) : ''}
        onValue={setChosen}
        options={possible.map((one) => ({
          value: addressKey(one),
          label: isMyselfAddress(one)
            ? words.toMyself
            : fill(words.toName, { name: recipientName(one) }),
        }))}
      />
    ),
  }
}
