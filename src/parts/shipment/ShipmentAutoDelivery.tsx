import { useState } from 'react'
import { MIXED_FREQUENCY, shipmentFrequency } from '../../domain/shipment/autoDelivery'
import { useAnnounce, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineOptionsTexts } from '../../texts/lineOptions'
import { shipmentTexts } from '../../texts/shipment'
import { EditorDialog } from '../dialog/EditorDialog'
import type { DialogContentProps } from '../dialog/kinds'
import { useEndIf } from '../dialog/useEndIf'
import { useSaving } from '../dialog/useSaving'
import { possessive } from '../recipient/recipientLabel'
import { FrequencySelect } from './FrequencySelect'

/** Dialog for how often all eligible lines of a shipment repeat. */
export function ShipmentAutoDelivery({
  params,
  ...frame
}: DialogContentProps<'shipment-auto-delivery'>) {
  const { end } = frame
  const { shipment, setAutoDelivery } = useShipment(params.shipmentId)
  const texts = useTexts(lineOptionsTexts)
  const words = useTexts(shipmentTexts)
  const announce = useAnnounce()
  const { isBusy, error, run } = useSaving()
  const known = shipment ? shipmentFrequency(shipment) : null
  const isMixed = known === MIXED_FREQUENCY
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? (isMixed ? '' : known)
  useEndIf(!shipment || value === null, end)
  if (!shipment || value === null) return null

  const owner = possessive(shipment, words)
  const save = async () => {
    if (value === '' || value === known) return end(null)
    if (!(await run(() => setAutoDelivery(value)))) return
    announce('say', { text: fill(texts.shipmentSaved, { possessive: owner }) })
    end('saved')
  }
  return (
    <EditorDialog
      {...{ ...frame, isBusy, error }}
      title={fill(texts.shipmentTitle, { possessive: owner })}
      onSave={() => void save()}
    >
      <FrequencySelect
        label={texts.frequency}
        hint={texts.shipmentHint}
        value={value}
        onValue={setChosen}
        placeholder={isMixed && chosen === null ? texts.shipmentMixed : undefined}
      />
    </EditorDialog>
  )
}
