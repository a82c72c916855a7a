import { recipientName } from '../../../domain/shipment/shipments'
import { type UseBulkRecipientsResult, useTexts } from '../../../hooks'
import { bulkTexts } from '../../../texts/bulk'
import { fill } from '../../../texts/catalogue'
import { Message } from '../../../ui'
import type { Flow } from './flow'
import { RowFix } from './RowFix'
import { List, TwiceNote } from './RowNotes'
import { SendProgress } from './SendProgress'

/** Progress and outcome of the bulk send. */
export function RunBody({ bulk, setTyped }: Flow) {
  const { status, counts, entries, left } = bulk
  const texts = useTexts(bulkTexts)
  const progress = <SendProgress {...bulk} />
  if (status === 'undone') return progress
  const failures = entries.flatMap(({ row, status: one, reason }) =>
    one === 'failed' && reason
      ? [
          {
            key: String(row.place),
            text: fill(texts.failedRow, {
              place: row.place,
              name: recipientName(row.draft),
              reason: texts[`reason.${reason}`],
            }),
          },
        ]
      : [],
  )
  const rowsLeft = (reason: UseBulkRecipientsResult['left'][number]['reason']) =>
    left.flatMap((one) => (one.reason === reason ? one.row : []))
  return (
    <>
      {progress}
      {status === 'done' && counts.needFix === 0 && (
        <Message tone="ok">{fill(texts.doneText, { ...counts })}</Message>
      )}
      {failures.length > 0 && (
        <Message tone="warn" title={fill(texts.partlyText, { ...counts })}>
          <List items={failures} />
        </Message>
      )}
      {status === 'done' && <TwiceNote rows={rowsLeft('twice')} />}
      <div className="gw-bulk-fixes" hidden={status !== 'done'}>
        {rowsLeft('problem').map((row) => (
          <RowFix key={row.place} row={row} bulk={bulk} setTyped={setTyped} />
        ))}
      </div>
    </>
  )
}
