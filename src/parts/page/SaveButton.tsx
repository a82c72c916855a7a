import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Button, type ButtonProps } from '../../ui'
import { LazyPendingNote } from '../lazy/lazyNotices'

interface SaveButtonProps extends Omit<ButtonProps, 'saves'> {
  isBusy: boolean
}

/** A button that saves; it says "Save" unless told otherwise, and where that takes long, so is said beside it. */
export function SaveButton({ isBusy, children, ...button }: SaveButtonProps) {
  const { save, saving } = useTexts(commonTexts)
  return (
    <>
      <Button saves isBusy={isBusy} busyText={saving} {...button}>
        {children ?? save}
      </Button>
      {isBusy && <LazyPendingNote isSlowOnly isVoice />}
    </>
  )
}
