import type { Shipment } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'
import { useAsk, useClaimLinks, useTexts } from '../../hooks'
import { claimTexts } from '../../texts/claim'
import { TextButton } from '../../ui'
import { ClaimStatus } from './ClaimStatus'

/** Beside the form of an address: a way to ask whoever gets the gift, and what has become of a link that was made. */
export function ClaimPanel({ shipment }: { shipment: Shipment }) {
  const links = useClaimLinks()
  const ask = useAsk()
  const texts = useTexts(claimTexts)
  const { crec_id } = shipment
  const claim = links.claims.find((one) => one.crec_id === crec_id && one.status !== 'filled')
  const open = () => void ask('claim-link', { shipmentId: crec_id })
  if (links.status !== 'ready') return null
  if (claim) return <ClaimStatus claim={claim} links={links} onShow={open} />
  return (
    <TextButton
      icon="mail"
      aria-label={[texts.ask, recipientName(shipment)].filter(Boolean).join(': ')}
      onClick={open}
    >
      {texts.ask}
    </TextButton>
  )
}
