import { useState } from 'react'
import { useTexts } from '../../../hooks'
import { bulkTexts } from '../../../texts/bulk'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { Button } from '../../../ui'
import { downloadText } from './downloadText'
import type { Flow } from './flow'
import { useLeftWords } from './useLeftWords'

/** The buttons of each screen. */
export function Actions(flow: Flow) {
  const { step, go, bulk } = flow
  const texts = useTexts(bulkTexts)
  const { back } = useTexts(commonTexts)
  if (step === 'run') return <RunActions {...flow} />
  if (step === 'paste') {
    return (
      <Button
        variant="primary"
        isBusy={flow.isReading}
        busyText={texts.reading}
        onClick={flow.read}
      >
        {texts.read}
      </Button>
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
        <Button
          variant="primary"
          saves
          aria-disabled={count === 0 || undefined}
          onClick={flow.start}
        >
          {fill(texts.start, { count })}
        </Button>
      )}
      <Button onClick={() => go(step === 'map' ? 'paste' : 'map')}>
        {step === 'map' ? back : texts.columns}
      </Button>
    </>
  )
}

function RunActions({ bulk, end }: Flow) {
  const { status, counts } = bulk
  const texts = useTexts(bulkTexts)
  const [isStopping, setStopping] = useState(false)
  const reason = { head: texts.reasonHead, of: useLeftWords() }
  if (status === 'running') {
    const stop = async () => {
      setStopping(true)
      await bulk.stop()
      setStopping(false)
    }
    return (
      <Button isBusy={isStopping} busyText={texts.stopping} onClick={() => void stop()}>
        {texts.stop}
      </Button>
    )
  }
  const download = async () => {
    const text = await bulk.failedCsv(reason)
    if (text !== null) downloadText(texts.fileName, text)
  }
  if (status === 'undoing') return <Button isBusy>{texts.undoing}</Button>

  const isStopped = status === 'stopped'
  const hasFailed = status === 'done' && counts.failed > 0
  // Something of it is still to be done; else to finish is the way on, which comes first.
  const isOpen = isStopped || hasFailed
  const finish = (
    <Button variant={isOpen ? 'secondary' : 'primary'} onClick={end}>
      {texts.finish}
    </Button>
  )
  return (
    <>
      {isStopped && (
        <Button variant="primary" saves onClick={() => void bulk.resume()}>
          {texts.resume}
        </Button>
      )}
      {hasFailed && (
        <Button variant="primary" saves onClick={() => void bulk.resume(true)}>
          {texts.again}
        </Button>
      )}
      {isOpen && (
        <Button icon="download" onClick={() => void download()}>
          {texts.download}
        </Button>
      )}
      {!isOpen && finish}
      {status !== 'undone' && counts.done > 0 && (
        <Button saves onClick={() => void bulk.undo()}>
          {texts.undo}
        </Button>
      )}
      {isOpen && finish}
    </>
  )
}
