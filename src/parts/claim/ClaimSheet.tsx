import { useState } from 'react'
import { useClaimLinks, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { claimTexts } from '../../texts/claim'
import { commonTexts } from '../../texts/common'
import { Button } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { ClaimLink } from './ClaimLink'
import { NewClaim } from './NewClaim'

/** Asks by a link for an address that the shopper does not know: first what it says, then the link itself. */
export function ClaimSheet({ params, ...frame }: DialogContentProps<'claim-link'>) {
  const { claims, linkOf, ask } = useClaimLinks()
  const { shipment } = useShipment(params.shipmentId)
  const texts = useTexts(claimTexts)
  const { close } = useTexts(commonTexts)
  const [madeHere, setMade] = useState(false)
  const claim = claims.find(({ crec_id }) => crec_id === params.shipmentId)
  const link = claim ? linkOf(claim) : null
  const name = shipment?.fname?.trim() ?? claim?.fname ?? ''

  if (!claim || !link) {
    return (
      <NewClaim
        {...frame}
        name={name}
        onMake={async (asked) => {
          const outcome = await ask(params.shipmentId, asked)
          if (outcome.status === 'saved') setMade(true)
          return outcome
        }}
      />
    )
  }
  return (
    <Ask
      {...frame}
      title={fill(texts.waiting, { name })}
      actions={<Button onClick={() => frame.end('made')}>{close}</Button>}
    >
      <ClaimLink claim={claim} link={link} hasFocus={madeHere} />
    </Ask>
  )
}
