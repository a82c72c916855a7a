import { useEffect, useRef } from 'react'
import { useDialogs } from '../../hooks'
import { lazyModule } from '../lazy/lazyModule'
import { lazyPart } from '../lazy/lazyPart'

export const dialogView = lazyModule(() => import('./DialogView'))

/** Renders dialogs; loaded with the first one. */
export const LazyDialogView = lazyPart(dialogView, ({ DialogView }) => DialogView, {
  failed: DialogsUnanswered,
})

/** Ends the request unanswered and shows a toast; focus stays where it was, and the next press tries again. */
function DialogsUnanswered() {
  const { current, answer, toast } = useDialogs()
  const ended = useRef<number>(undefined)
  const id = current?.id
  useEffect(() => {
    if (id === undefined || ended.current === id) return
    ended.current = id
    toast('dialog-not-loaded', {}, { tone: 'error' })
    answer(id, undefined)
  }, [id, answer, toast])
  return null
}
