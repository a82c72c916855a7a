import { useEffect, useState } from 'react'
import { useDialogs } from '../../hooks'
import { dialogView } from './dialogView'

/**
 * What draws a dialog, loaded when the first one is wanted; null until it is there. Where it does not
 * come, the dialog ends unanswered and a notice says so, with the focus where it was: the next press
 * tries again. By a state, not by `lazy`, which would never ask a second time.
 */
export function useDialogView() {
  const { current, answer, toast } = useDialogs()
  const [, arrive] = useState(false)
  const id = current?.id
  useEffect(() => {
    if (dialogView.loaded || id === undefined) return
    let isWanted = true
    dialogView.load().then(
      ({ DialogView }) => {
        dialogView.loaded = DialogView
        if (isWanted) arrive(true)
      },
      () => {
        if (!isWanted) return
        toast('dialog-not-loaded', {}, { tone: 'error' })
        answer(id, null)
      },
    )
    return () => {
      isWanted = false
    }
  }, [id, answer, toast])
  return dialogView.loaded ?? null
}
