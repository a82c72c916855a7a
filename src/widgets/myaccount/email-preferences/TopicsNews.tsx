import { useEffect, useRef } from 'react'
import { useTexts } from '../../../hooks'
import { Failure, isFocusFree } from '../../../parts'
import { emailsTexts } from '../../../texts/emails'
import { toastTexts } from '../../../texts/toast'
import { Button, Message } from '../../../ui'
import { useNewsText } from './useNewsText'
import type { TopicsForm } from './useTopicsForm'

/** The outcome of the last change; after unsubscribing, focus moves here, with Undo. */
export function TopicsNews({ form, onUndo }: { form: TopicsForm; onUndo(): void }) {
  const { result, busy } = form
  const textOf = useNewsText()
  const { 'action.undo': undo } = useTexts(toastTexts)
  const { noneDone } = useTexts(emailsTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone; focusing the outcome reads it.
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
