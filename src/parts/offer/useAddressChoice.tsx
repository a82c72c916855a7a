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
  /** Whom something is sent to; null for the shopper, whose address is not saved yet. */
  addrId: number | null
  /** Whose shipment that will be: "Dana Lee’s". */
  owner: string
  /** The select, where there are several to choose from. */
  choice: ReactNode
}

/** Who gets an offer where the cart has no shipment yet: the shopper, until they choose another. */
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
