import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { dialogTexts } from '../../texts/dialog'
import { Button } from '../../ui'
import { Dialog } from '../../ui/dialog'
import type { LazyFailure } from '../lazy/lazyPart'
import type { DialogContentProps } from './kinds'

type NotLoadedProps = Omit<DialogContentProps, 'params'> & LazyFailure

/** What stands for a dialog whose content did not arrive: that it did not, and another try. */
export function NotLoaded({ container, end, returnFocus, isRetrying, retry }: NotLoadedProps) {
  const texts = useTexts(dialogTexts)
  const { close, tryAgain } = useTexts(commonTexts)
  return (
    <Dialog
      isOpen
      container={container}
      title={texts['not-loaded.title']}
      description={texts['not-loaded.text']}
      closeText={close}
      onClose={() => end(null)}
      returnFocus={returnFocus}
      actions={
        <>
          <Button variant="primary" isBusy={isRetrying} busyText={texts.opening} onClick={retry}>
            {tryAgain}
          </Button>
          <Button onClick={() => end(null)}>{close}</Button>
        </>
      }
    />
  )
}
