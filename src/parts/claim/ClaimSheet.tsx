import { useId, useState } from 'react'
import { useClaimLinks, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { claimTexts } from '../../texts/claim'
import { commonTexts } from '../../texts/common'
import { Button } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { ClaimLink } from './ClaimLink'
import { NewClaim } from './NewClaim'
import { useNewClaim } from './useNewClaim'

/** Dialog that asks for an unknown address by a link: first its text, then the link itself. */
export function ClaimSheet({ params, ...frame }: DialogContentProps<'claim-link'>) {
  const { shipmentId, name: known = '' } = params
  const { claims, linkOf, ask } = useClaimLinks()
  const { shipment } = useShipment(shipmentId)
  const texts = useTexts(claimTexts)
  const { close, cancel } = useTexts(commonTexts)
  const [isMadeHere, setMadeHere] = useState(false)
  const form = useNewClaim((asked) => ask(shipmentId, asked))
  const claim = claims.find(({ crec_id }) => crec_id === shipmentId)
  const link = claim ? linkOf(claim) : null
  const name = shipment?.fname?.trim() || claim?.fname || known
  const id = useId()
  const make = async () => {
    setMadeHere(true)
    await form.make()
  }

  return (
    <Ask
      {...frame}
      title={link ? fill(texts.waiting, { name }) : texts.ask}
      text={link ? undefined : fill(texts.textFirst, { name })}
      actions={
        <>
          {!link && (
            <Button variant="primary" type="submit" form={id} saves isBusy={form.isBusy}>
              {texts.make}
            </Button>
          )}
          <Button onClick={() => frame.end(link && 'made')}>{link ? close : cancel}</Button>
        </>
      }
    >
      {claim && link ? (
        <ClaimLink claim={claim} link={link} hasFocus={isMadeHere} />
      ) : (
        <NewClaim name={name} form={form} id={id} onMake={() => void make()} />
      )}
    </Ask>
  )
}
