import { type ComponentType, useEffect, useState } from 'react'
import { useTexts } from '../../hooks'
import { dialogTexts } from '../../texts/dialog'
import { Spinner } from '../../ui'
import type { Contents, DialogContentProps } from './kinds'
import './LoadedContent.css'
import { NotLoaded } from './NotLoaded'

interface LoadedContentProps extends DialogContentProps {
  kind: keyof Contents
  load(): Promise<{ contents: Contents }>
}

/** Sooner than this a spinner would only flicker, in milliseconds. */
const PATIENCE_MS = 300

/** The content of a dialog, as soon as it is there; where it does not come, a dialog that tries again. */
export function LoadedContent({ kind, load, ...props }: LoadedContentProps) {
  const { opening } = useTexts(dialogTexts)
  const [contents, setContents] = useState<Contents | null>(null)
  const [isSlow, setSlow] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)

  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    load().then(
      (loaded) => isWanted && setContents(loaded.contents),
      () => isWanted && setFailed(attempt),
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [load, attempt])

  // The table has the content of this very kind under it.
  const Content = contents?.[kind] as ComponentType<DialogContentProps> | undefined
  if (Content) return <Content {...props} />
  if (failed > 0) {
    const isTrying = failed < attempt
    return <NotLoaded {...props} isTrying={isTrying} onRetry={() => setAttempt(failed + 1)} />
  }
  return isSlow ? (
    <p className="gw-dialog-opening" role="status">
      <Spinner />
      {opening}
    </p>
  ) : null
}
