import { useCallback, useState } from 'react'
import {
  type ListOutcome,
  type UseBulkRecipientsResult,
  useAnnounce,
  useBulkRecipients,
  useShipmentIds,
  useStoreEvent,
  useTexts,
} from '../../../hooks'
import { bulkTexts } from '../../../texts/bulk'
import { fill } from '../../../texts/catalogue'
import type { DialogContentProps } from '../../dialog/kinds'
import { TypingDialog } from '../../dialog/TypingDialog'
import { Actions } from './Actions'
import './BulkRecipients.css'
import { CheckBody } from './CheckBody'
import type { Flow, Step } from './flow'
import { MapBody } from './MapBody'
import { PasteBody } from './PasteBody'
import { RunBody } from './RunBody'

const bodies = { paste: PasteBody, map: MapBody, check: CheckBody, run: RunBody }

/** Sends the same gift to a list of people: reads the list, checks it, sends it, and can undo it. */
export function BulkRecipients({
  params: _params,
  ...place
}: DialogContentProps<'bulk-recipients'>) {
  const bulk = useBulkRecipients()
  const [shipmentId] = useShipmentIds()
  const [chosen, go] = useState<Step>('paste')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Flow['problem']>(null)
  const [isReading, setReading] = useState(false)
  const [typedRows, setTypedRows] = useState<ReadonlySet<number>>(new Set())
  const announce = useAnnounce()
  const texts = useTexts(bulkTexts)
  const runTitle = useRunTitle(bulk)
  // The list belongs to the customer who was signed in, and to the cart that was ordered.
  const leave = () => place.end(null)
  useStoreEvent('signed-out', leave)
  useStoreEvent('order-placed', leave)
  useStoreEvent('order-placed-elsewhere', leave)
  // A running send continues when the dialog is closed, and is shown when it reopens.
  const step = bulk.status === 'idle' ? chosen : 'run'

  async function take(
    reading: Promise<ListOutcome>,
    otherwise: 'nothing' | 'badFile',
  ): Promise<void> {
    setReading(true)
    const outcome = await reading
    const { status } = outcome
    setReading(false)
    const found = status === 'failed' ? 'notLoaded' : otherwise
    setProblem(status === 'read' ? null : found)
    if (outcome.status !== 'read') {
      announce('say', { text: texts[found] })
      return
    }
    if (!bulk.choice && shipmentId !== undefined) bulk.choose({ shipmentId })
    go(outcome.isMapped ? 'check' : 'map')
  }
  const flow: Flow = {
    bulk,
    step,
    text,
    setText(typed) {
      setText(typed)
      setProblem(null)
    },
    problem,
    isReading,
    read: () => void take(bulk.readText(text), 'nothing'),
    readFile: (file) => void take(bulk.readFile(file), 'badFile'),
    go,
    start: () => void bulk.start(),
    cancel: leave,
    setTyped: useCallback((row, isTyped) => {
      setTypedRows(
        (rows) => new Set([...rows].filter((one) => one !== row).concat(isTyped ? row : [])),
      )
    }, []),
    end() {
      bulk.reset()
      place.end('sent')
    },
  }
  const Body = bodies[step]
  const titles = { paste: texts.title, map: texts.mapTitle, check: texts.checkTitle, run: runTitle }
  return (
    <TypingDialog
      {...place}
      size="lg"
      step={step === 'run' ? bulk.status : step}
      isDirty={step === 'run' ? typedRows.size > 0 : text !== '' || bulk.table !== null}
      title={titles[step]}
      description={step === 'paste' ? texts.text : undefined}
      actions={<Actions {...flow} />}
    >
      <Body {...flow} />
    </TypingDialog>
  )
}

/** The state of the bulk send, as a heading. */
function useRunTitle({ status, counts, isUndoneWhole }: UseBulkRecipientsResult): string {
  const texts = useTexts(bulkTexts)
  if (status === 'stopped') return texts.stoppedTitle
  if (status === 'done') {
    const { done, needFix } = counts
    return needFix > 0 ? fill(texts.partlyTitle, { done, count: needFix }) : texts.doneTitle
  }
  if (status === 'undone') return isUndoneWhole ? texts.undoneTitle : texts.undonePartlyTitle
  return status === 'undoing' ? texts.undoing : texts.runTitle
}
