import { type ReactNode, useState } from 'react'
import { type UseReorderResult, useTexts } from '../../../hooks'
import { sendingTexts } from '../../../texts/sending'
import { Button } from '../../../ui'

interface SendActionsProps extends Pick<UseReorderResult, 'stop'> {
  run: Pick<UseReorderResult['run'], 'status' | 'counts'>
  /** Whether there is something to undo. */
  canUndo: boolean
  resume(withFailed?: boolean): unknown
  undo(): unknown
  /** Further actions, once it is stopped or done. */
  children: ReactNode
}

/** Actions for a bulk send that is running, stopped or done. */
export function SendActions({ run, canUndo, stop, resume, undo, children }: SendActionsProps) {
  const { status, counts } = run
  const texts = useTexts(sendingTexts)
  const [isStopping, setStopping] = useState(false)
  if (status === 'running') {
    const stopNow = async () => {
      setStopping(true)
      await stop()
      setStopping(false)
    }
    return (
      <Button isBusy={isStopping} busyText={texts.stopping} onClick={() => void stopNow()}>
        {texts.stop}
      </Button>
    )
  }
  if (status === 'undoing') return <Button isBusy>{texts.undoing}</Button>
  return (
    <>
      {status === 'stopped' && (
        <Button variant="primary" saves onClick={() => void resume()}>
          {texts.resume}
        </Button>
      )}
      {status === 'done' && counts.failed > 0 && (
        <Button variant="primary" saves onClick={() => void resume(true)}>
          {texts.again}
        </Button>
      )}
      {children}
      {canUndo && (
        <Button saves onClick={() => void undo()}>
          {texts.undo}
        </Button>
      )}
    </>
  )
}
