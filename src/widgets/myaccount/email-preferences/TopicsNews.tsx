import { useEffect, useRef } from 'react'
import { useTexts } from '../../../hooks'
import { Failure, isFocusFree } from '../../../parts'
import { emailsTexts } from '../../../texts/emails'
import { toastTexts } from '../../../texts/toast'
import { Button, Message } from '../../../ui'
import { useNewsText } from './useNewsText'
import type { TopicsForm } from './useTopicsForm'

/** What became of the last change; who has just unsubscribed finds the way back here, with the focus. */
export function TopicsNews({ form, onUndo }: { form: TopicsForm; onUndo(): void }) {
  const { result, busy } = form
  const textOf = useNewsText()
  const { 'action.undo': undo } = useTexts(toastTexts)
  const { noneDone } = useTexts(emailsTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed has gone, and what has the focus is read.
    if (!result || result.of === 'save' || result.status === 'failed') return
    if (isFocusFree(place.current?.closest('section'))) place.current?.focus()
  }, [result])
  if (!result) return null
  const { of, status } = result
  const isFailed = status === 'failed'
  const hasUndo = isFailed ? of === 'undo' : of === 'stop'
  return (
    <>
      {isFailed && <Failure>{textOf(result)}</Failure>}
      {(hasUndo || !isFailed) && (
        <Message
          ref={place}
          tabIndex={-1}
          tone={status === 'partly' ? 'warn' : 'ok'}
          actions={
            hasUndo && (
              <Button saves isBusy={busy === 'undo'} onClick={onUndo}>
                {undo}
              </Button>
            )
          }
        >
          {isFailed ? noneDone : textOf(result)}
        </Message>
      )}
    </>
  )
}
