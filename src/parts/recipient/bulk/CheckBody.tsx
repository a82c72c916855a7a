import { BULK_LIMIT } from '../../../domain/recipient/bulk/bulkRows'
import { useShipments, useTexts } from '../../../hooks'
import { bulkTexts } from '../../../texts/bulk'
import { fill } from '../../../texts/catalogue'
import { shipmentTexts } from '../../../texts/shipment'
import { Message, NativeSelect } from '../../../ui'
import { possessive } from '../recipientLabel'
import type { Flow } from './flow'
import { GiftTable } from './GiftTable'
import { RowNotes } from './RowNotes'

/** What everybody gets, who is ready, and what is wrong with the rest. */
export function CheckBody({ bulk }: Flow) {
  const { rows, sendable, gift, choice, choose, table, isWhole } = bulk
  const { shipments } = useShipments()
  const texts = useTexts(bulkTexts)
  const words = useTexts(shipmentTexts)
  const count = sendable.length
  const incomplete = sendable.filter(({ isIncomplete }) => isIncomplete).length
  const isCut = !isWhole || (table?.cells.length ?? 0) - Number(table?.hasHeader) > BULK_LIMIT

  return (
    <>
      <NativeSelect
        label={texts.what}
        value={choice && 'shipmentId' in choice ? String(choice.shipmentId) : ''}
        onValue={(value) => choose({ shipmentId: Number(value) })}
        options={shipments.map((shipment) => ({
          value: String(shipment.crec_id),
          label: fill(texts.sameAs, { possessive: possessive(shipment, words) }),
        }))}
      />
      <Message tone={count > 0 ? 'ok' : 'warn'} role="status">
        {count > 0 ? fill(texts.ready, { count }) : texts.noneReady}
      </Message>
      {incomplete > 0 && (
        <Message tone="info">{fill(texts.incomplete, { count: incomplete })}</Message>
      )}
      {isCut && <Message tone="info">{fill(texts.tooMany, { limit: BULK_LIMIT })}</Message>}
      <RowNotes rows={rows} />
      {gift && count > 0 && <GiftTable rows={sendable} gift={gift} />}
    </>
  )
}
