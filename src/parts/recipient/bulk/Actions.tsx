import { type UseBulkRecipientsResult, useAnnounce, useTexts } from '../../../hooks'
import { addressTexts } from '../../../texts/address'
import { bulkTexts } from '../../../texts/bulk'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { Button } from '../../../ui'
import { problemText } from '../problemText'
import type { Flow } from './flow'
import { SendActions } from './SendActions'

/** The buttons of each screen. */
export function Actions(flow: Flow) {
  const { step, go, bulk } = flow
  const texts = useTexts(bulkTexts)
  const { back, cancel } = useTexts(commonTexts)
  if (step === 'run') return <RunActions {...flow} />
  if (step === 'paste') {
    return (
      <>
        <Button
          variant="primary"
          isBusy={flow.isReading}
          busyText={texts.reading}
          onClick={flow.read}
        >
          {texts.read}
        </Button>
        <Button onClick={flow.cancel}>{cancel}</Button>
      </>
    )
  }
  const count = bulk.sendable.length
  return (
    <>
      {step === 'map' ? (
        <Button variant="primary" onClick={() => go('check')}>
          {texts.read}
        </Button>
      ) : (
        count > 0 && (
          <Button variant="primary" saves onClick={flow.start}>
            {fill(texts.start, { count })}
          </Button>
        )
      )}
      <Button onClick={() => go(step === 'map' ? 'paste' : 'map')}>
        {step === 'map' ? back : texts.columns}
      </Button>
    </>
  )
}

function RunActions({ bulk, end }: Flow) {
  const { status, counts, entries, left, isUndoneWhole } = bulk
  const texts = useTexts(bulkTexts)
  const announce = useAnnounce()
  const reason = { head: texts.reasonHead, of: useLeftWords() }
  const download = async () => {
    const written = await bulk.failedCsv(reason)
    if (written.status === 'written') downloadText(texts.fileName, written.text)
    else announce('say', { text: texts.notWritten })
  }
  const isStopped = status === 'stopped'
  // Something is left to do; otherwise finishing is the primary action.
  const isOpen = isStopped || (status === 'done' && counts.failed > 0)
  const isUnsent = left.some(({ reason }) => reason !== 'twice')
  const hasLeft = isStopped || (status === 'done' && isUnsent)
  const isSent = entries.some(({ shipmentId }) => shipmentId !== null)
  const finish = (
    <Button variant={isOpen ? 'secondary' : 'primary'} onClick={end}>
      {texts.finish}
    </Button>
  )
  return (
    <>
      <SendActions
        run={bulk}
        canUndo={!(status === 'undone' && isUndoneWhole) && isSent}
        stop={bulk.stop}
        resume={bulk.resume}
        undo={bulk.undo}
      >
        {!isOpen && finish}
        {hasLeft && (
          <Button icon="download" onClick={() => void download()}>
            {texts.download}
          </Button>
        )}
      </SendActions>
      {isOpen && finish}
    </>
  )
}

/** Downloads a text as a file, with a byte order mark so that spreadsheets detect UTF-8. */
function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading it only after the current task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

type LeftRow = UseBulkRecipientsResult['left'][number]

/** Returns a function that says why a row is not in the cart, in the dialog's wording. */
function useLeftWords(): (left: LeftRow) => string {
  const texts = useTexts(bulkTexts)
  const fields = useTexts(addressTexts)
  return ({ row, reason }) =>
    reason === 'problem'
      ? [...row.problems].map(([field, one]) => problemText(field, one, fields)).join(' ')
      : texts[`reason.${reason}`]
}
