import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { emailsTexts } from '../../../texts/emails'
import { Button, Cluster, TextButton } from '../../../ui'

interface UnsubscribeProps {
  /** Whether there is anything to unsubscribe from. */
  isOffered: boolean
  isBusy: boolean
  /** Resolves to whether it succeeded. */
  onStop(): Promise<boolean>
}

/** Unsubscribes from everything, after an inline confirmation. */
export function Unsubscribe({ isOffered, isBusy, onStop }: UnsubscribeProps) {
  const [isAsking, setAsking] = useState(false)
  const texts = useTexts(emailsTexts)
  const { cancel, saving } = useTexts(commonTexts)
  const question = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  const id = useId()
  useEffect(() => {
    if (isAsking) question.current?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  if (!isOffered && !isAsking) return null
  if (!isAsking)
    return (
      <TextButton ref={opener} className="gw-emails-none" onClick={() => setAsking(true)}>
        {texts.none}
      </TextButton>
    )
  const stop = async () => {
    if (!(await onStop())) return
    // The outcome takes focus.
    wasAsking.current = false
    setAsking(false)
  }
  return (
    <section className="gw-emails-ask" aria-labelledby={id}>
      <h3 className="gw-emails-question" id={id} ref={question} tabIndex={-1}>
        {texts.noneAsk}
      </h3>
      <Cluster isActions>
        <Button
          variant="danger"
          saves
          isBusy={isBusy}
          busyText={saving}
          onClick={() => void stop()}
        >
          {texts.none}
        </Button>
        <Button onClick={() => setAsking(false)}>{cancel}</Button>
      </Cluster>
    </section>
  )
}
