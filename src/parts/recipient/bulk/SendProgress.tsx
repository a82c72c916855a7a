import { type UseReorderResult, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { sendingTexts } from '../../../texts/sending'
import { Message } from '../../../ui'
import { PendingNote } from '../../page/PendingNote'
import './SendProgress.css'

type SendProgressProps = Pick<UseReorderResult['run'], 'status' | 'counts' | 'isUndoneWhole'>

/** Progress of a bulk send, and if a step takes long, or that it was undone. Renders nothing before it starts and once it is done. */
export function SendProgress({ status, counts, isUndoneWhole }: SendProgressProps) {
  const texts = useTexts(sendingTexts)
  const { done, failed, total } = counts
  if (status === 'idle' || status === 'done') return null
  if (status === 'undone')
    return (
      <Message tone={isUndoneWhole ? 'ok' : 'warn'}>
        {isUndoneWhole ? texts.undoneText : texts.undonePartly}
      </Message>
    )
  const progress = fill(texts.progress, { done, total })
  return (
    <div className="gw-send-progress">
      <progress max={total} value={done + failed} aria-label={progress} />
      <p>{status === 'stopped' ? fill(texts.stoppedText, { done, total }) : progress}</p>
      {status !== 'stopped' && <PendingNote key={done + failed} isSlowOnly />}
    </div>
  )
}
