import { useEffect } from 'react'
import { type UseReorderResult, useAnnounce, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { sendingTexts } from '../../../texts/sending'
import { Message } from '../../../ui'
import { useIsLong } from '../../page/useIsLong'
import './SendProgress.css'

/** Time until a step counts as slow, in milliseconds. */
const SLOW_MS = 5000

type SendProgressProps = Pick<UseReorderResult['run'], 'status' | 'counts' | 'isUndoneWhole'>

/** Progress of a bulk send, or that it was undone. Renders nothing before it starts and once it is done. */
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
      {status !== 'stopped' && <SlowNote key={done + failed} />}
    </div>
  )
}

/** Says that a step is slow. Mount it for as long as the step takes. */
function SlowNote() {
  const announce = useAnnounce()
  const { slow } = useTexts(commonTexts)
  const isSlow = useIsLong(true, SLOW_MS)
  useEffect(() => {
    if (isSlow) announce('say', { text: slow })
  }, [announce, isSlow, slow])
  return isSlow ? <p className="gw-note">{slow}</p> : null
}
