import { DialogHost, type DialogHostProps } from '../../parts'
import { DialogEvents } from './DialogEvents'

/**
 * One place for the dialogs, toasts and live regions of a page, which also asks about what nothing
 * else on the page shows. It has no box of its own.
 */
export function ModalProvider(props: DialogHostProps) {
  return (
    <>
      <DialogHost {...props} />
      <DialogEvents />
    </>
  )
}
