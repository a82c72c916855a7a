import type { AddressDraft } from '../../domain/recipient/addressFields'
import { formatPhone } from '../../domain/recipient/phone'
import { recipientName } from '../../domain/shipment/shipments'
import { useTexts } from '../../hooks'
import { addressText } from '../../parts'
import { claimedTexts } from '../../texts/claim'
import { whoseTexts } from '../../texts/whose'

/** What was typed before the link ended, as text that can be copied. */
export function Typed({ draft }: { draft: AddressDraft }) {
  const { typed } = useTexts(claimedTexts)
  const words = useTexts(whoseTexts)
  const lines = [
    recipientName(draft),
    addressText(draft, words),
    formatPhone(draft.phone),
    draft.email,
  ]
  return (
    <div className="gw-claim-typed">
      <p>{typed}</p>
      <address>{lines.filter(Boolean).join('\n')}</address>
    </div>
  )
}
