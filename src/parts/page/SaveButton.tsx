import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Button, type ButtonProps } from '../../ui'
import { LazyPendingNote } from '../lazy/lazyNotices'

interface SaveButtonProps extends Omit<ButtonProps, 'saves'> {
  isBusy: boolean
}

/** A save button, labeled "Save" by default, with a note beside it if saving takes long. */
export function SaveButton({ isBusy, children, ...button }: SaveButtonProps) {
  const { save, saving } = useTexts(commonTexts)
  return (
    <>
      <Button saves isBusy={isBusy} busyText={saving} {...button}>
        {children ?? save}
      </Button>
      {isBusy && <LazyPendingNote isSlowOnly />}
    </>
  )
}
