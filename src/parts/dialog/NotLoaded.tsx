import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { dialogTexts } from '../../texts/dialog'
import { Button } from '../../ui'
import type { LazyFailure } from '../lazy/lazyPart'
import { Ask } from './Ask'
import type { DialogContentProps } from './kinds'

type NotLoadedProps = Omit<DialogContentProps, 'params'> & Pick<LazyFailure, 'isRetrying' | 'retry'>

/** Fallback for a dialog whose content failed to load, with a retry button. */
export function NotLoaded({ isRetrying, retry, ...frame }: NotLoadedProps) {
  const texts = useTexts(dialogTexts)
  const { close, tryAgain } = useTexts(commonTexts)
  return (
    <Ask
      {...frame}
      title={texts['not-loaded.title']}
      text={texts['not-loaded.text']}
      actions={
        <>
          <Button variant="primary" isBusy={isRetrying} busyText={texts.opening} onClick={retry}>
            {tryAgain}
          </Button>
          <Button onClick={() => frame.end(null)}>{close}</Button>
        </>
      }
    />
  )
}
