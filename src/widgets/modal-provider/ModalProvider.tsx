import { DialogHost, type DialogHostProps } from '../../parts'
import { DialogEvents } from './DialogEvents'

/**
 * The page's one host for dialogs, toasts and live regions, which also opens dialogs for events that
 * nothing else on the page shows. It has no box of its own.
 */
export function ModalProvider(props: DialogHostProps) {
  return (
    <>
      <DialogHost {...props} />
      <DialogEvents />
    </>
  )
}
