import { type ReactNode, useState } from 'react'
import { isMyselfAddress } from '../../domain/recipient/addresses'
import { recipientName } from '../../domain/shipment/shipments'
import { useRecipients, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { offerTexts } from '../../texts/offer'
import { shipmentTexts } from '../../texts/shipment'
import { NativeSelect } from '../../ui'

interface AddressChoice {
  /** Whom something is sent to; null where nobody is known yet. */
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
  const [chosen, setChosen] = useState<number | null>(null)
  const possible = choices.flatMap(({ address }) => (address.addr_id == null ? [] : [address]))
  const address = possible.find(({ addr_id }) => addr_id === chosen) ?? possible[0]
  const name = address ? recipientName(address) : ''
  const owner = address && isMyselfAddress(address) ? words.possessiveMine : words.possessiveSomeone
  return {
    addrId: address?.addr_id ?? null,
    owner: name && owner !== words.possessiveMine ? fill(words.possessiveName, { name }) : owner,
    choice: possible.length > 1 && (
      <NativeSelect
        label={texts.to}
        value={String(address?.addr_id ?? '')}
        onValue={(value) => setChosen(Number(value))}
        options={possible.map((one) => ({
          value: String(one.addr_id),
          label: isMyselfAddress(one)
            ? words.toMyself
            : fill(words.toName, { name: recipientName(one) }),
        }))}
      />
    ),
  }
}
