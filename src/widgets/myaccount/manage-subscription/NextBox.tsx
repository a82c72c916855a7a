import { type ReactNode, useId, useRef, useState } from 'react'
import { mayDo } from '../../../domain/account/subscriptionRules'
import { useTexts } from '../../../hooks'
import { Failure, useRetainedFocus } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { manageTexts } from '../../../texts/manageSubs'
import { Button, Card, Message } from '../../../ui'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import { DateForm } from './DateForm'
import type { ManagedSubscription } from './managed'
import { useChange } from './useChange'

/** When the next box comes and what it costs; to be skipped, and that to be undone, or moved to another day. */
export function NextBox({ managed }: { managed: ManagedSubscription }) {
  const { subscription, skip, unskip } = managed
  const { next_date, skip_date, skipped_date } = subscription
  const texts = useTexts(manageTexts)
  const { saving } = useTexts(commonTexts)
  const { dayText, nextText } = useSubscriptionWords()
  const [isMoving, setMoving] = useState(false)
  const [news, setNews] = useState<'skipped' | 'unskipped' | 'moved' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const moving = useRef<HTMLButtonElement>(null)
  const change = useChange()
  const { isBusy, problem, run } = change
  const id = useId()
  const day = dayText(next_date)
  const may = (verb: Parameters<typeof mayDo>[1]) => mayDo(subscription, verb)
  // Another one is not skipped by the same press, or the next.
  const isSkipped = news === 'skipped'

  const place = useRetainedFocus(`${may('skip')} ${may('move')} ${isMoving}`)
  const focusNews = () => requestAnimationFrame(() => heading.current?.focus())
  const skipIt = async () => {
    if (!next_date || !(await run(() => skip(next_date)))) return
    setNews('skipped')
    focusNews()
  }
  const undo = async () => {
    if (!(await run(unskip))) return
    setNews('unskipped')
    focusNews()
  }
  const close = (isMoved: boolean) => {
    setMoving(false)
    change.forgetProblem()
    if (isMoved) setNews('moved')
    requestAnimationFrame(() => moving.current?.focus())
  }
  return (
    <Card as="section" isAccented aria-labelledby={id}>
      <div {...place} className="gw-manage-box">
        <h3 className="gw-manage-title" id={id} data-gw-heading tabIndex={-1}>
          {nextText(subscription)}
        </h3>
        {news && (
          <Message
            tone="ok"
            titleAs="h3"
            titleRef={heading}
            title={fill(texts[news], { day })}
            actions={
              isSkipped &&
              may('unskip') && (
                <Button saves isBusy={isBusy} busyText={saving} onClick={() => void undo()}>
                  {texts.undo}
                </Button>
              )
            }
          />
        )}
        {problem && !(isMoving && may('move')) && <Failure>{problem}</Failure>}
        {isMoving && may('move') ? (
          <DateForm managed={managed} change={change} onClose={close} />
        ) : (
          <Actions
            note={may('skip') && !isSkipped && fill(texts.skipText, { day: dayText(skip_date) })}
          >
            {(noteId) => (
              <>
                {may('skip') && !isSkipped && (
                  <Button
                    saves
                    isBusy={isBusy}
                    busyText={saving}
                    aria-describedby={noteId}
                    onClick={() => void skipIt()}
                  >
                    {fill(texts.skip, { day })}
                  </Button>
                )}
                {may('move') && (
                  <Button ref={moving} icon="calendar" onClick={() => setMoving(true)}>
                    {texts.move}
                  </Button>
                )}
                {may('unskip') && !isSkipped && (
                  <Button saves isBusy={isBusy} onClick={() => void undo()}>
                    {fill(texts.sendAfterAll, { day: dayText(skipped_date) })}
                  </Button>
                )}
              </>
            )}
          </Actions>
        )}
      </div>
    </Card>
  )
}

interface ActionsProps {
  note: string | false
  children(noteId: string | undefined): ReactNode
}

/** Buttons with what the first of them will do. */
function Actions({ note, children }: ActionsProps) {
  const id = useId()
  return (
    <div className="gw-manage-actions">
      <div className="gw-manage-buttons">{children(note ? id : undefined)}</div>
      {note && (
        <p className="gw-note" id={id}>
          {note}
        </p>
      )}
    </div>
  )
}
