import { useEffect, useId, useRef, useState } from 'react'
import { mayDo, subscriptionKind } from '../../../domain/account/subscriptionRules'
import { useTexts, useToast } from '../../../hooks'
import {
  Failure,
  isFocusFree,
  LazyPendingNote,
  useDraft,
  useIsHere,
  useRetainedFocus,
} from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { manageTexts } from '../../../texts/manageSubs'
import { subsTexts } from '../../../texts/subs'
import { toastTexts } from '../../../texts/toast'
import { Button, Card, Message } from '../../../ui'
import { StandingLine } from '../subscriptions/StandingLine'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import { DateForm } from './DateForm'
import type { ManagedSubscription } from './managed'
import { useChange } from './useChange'

/** Date and price of the next box, which can be skipped, restored, or moved to another day. */
export function NextBox({ managed }: { managed: ManagedSubscription }) {
  const { subscription, skip, unskip } = managed
  const { next_date, skip_date, skipped_date, locked_date } = subscription
  const texts = useTexts(manageTexts)
  const { nextDay } = useTexts(subsTexts)
  const { saving } = useTexts(commonTexts)
  const { 'action.undo': undoText } = useTexts(toastTexts)
  const { dayText, nextText } = useSubscriptionWords()
  const [isMoving, setMoving] = useDraft('moving', false)
  const [news, setNews] = useState<'skipped' | 'unskipped' | 'moved' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const moving = useRef<HTMLButtonElement>(null)
  const isHere = useIsHere()
  const { toast } = useToast()
  const change = useChange()
  const { isBusy, problem, run } = change
  const id = useId()
  const day = dayText(next_date)
  const may = (verb: Parameters<typeof mayDo>[1]) => mayDo(subscription, verb)
  const isPaidFor = subscriptionKind(subscription) === 'club'
  // Hides Skip after skipping, so that a repeated press does not skip another box.
  const isSkipped = news === 'skipped'

  const place = useRetainedFocus(`${may('skip')} ${may('move')} ${isMoving}`)
  // Once its text has rendered, which can take longer than a frame.
  useEffect(() => {
    if (news !== 'skipped' && news !== 'unskipped') return
    if (isFocusFree(place.ref.current)) heading.current?.focus()
  }, [news, place.ref])
  /** Shows it inline, or in a toast if the screen has been left. */
  const tell = (what: 'skipped' | 'unskipped', next: string | null | undefined) => {
    if (isHere.current) setNews(what)
    else toast('say', { text: fill(texts[what], { day: dayText(next) }) }, { tone: 'ok' })
  }
  const skipIt = async () => {
    if (!next_date || (await run(() => skip(next_date))) === null) return
    tell('skipped', skip_date)
  }
  const undo = async () => {
    if ((await run(unskip)) === null) return
    tell('unskipped', skipped_date)
  }
  const close = (isMoved: boolean) => {
    setMoving(false)
    change.forgetProblem()
    if (isMoved) setNews('moved')
    const isFree = isFocusFree(place.ref.current)
    requestAnimationFrame(() => isFree && moving.current?.focus())
  }
  return (
    <Card as="section" isAccented aria-labelledby={id}>
      <div {...place} className="gw-manage-box">
        <h3 className="gw-manage-title" id={id} data-gw-heading tabIndex={-1}>
          {nextText(subscription)}
        </h3>
        {locked_date && <StandingLine subscription={subscription} standing="locked" />}
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
                  {undoText}
                </Button>
              )
            }
          />
        )}
        {problem && !(isMoving && may('move')) && <Failure>{problem}</Failure>}
        {isBusy && !isMoving && <LazyPendingNote isSlowOnly />}
        {isMoving && may('move') ? (
          <DateForm managed={managed} change={change} onClose={close} />
        ) : (
          <div className="gw-manage-buttons">
            {may('skip') && !isSkipped && (
              <div className="gw-manage-skip">
                <Button
                  saves
                  isBusy={isBusy}
                  busyText={saving}
                  aria-describedby={`${id}-skip`}
                  onClick={() => void skipIt()}
                >
                  {fill(texts.skip, { day })}
                </Button>
                <p className="gw-note" id={`${id}-skip`}>
                  {fill(isPaidFor ? nextDay : texts.skipText, { day: dayText(skip_date) })}
                </p>
              </div>
            )}
            {may('move') && (
              // A box that is being skipped cannot be moved.
              <Button
                ref={moving}
                icon="calendar"
                aria-disabled={isBusy}
                onClick={() => setMoving(true)}
              >
                {texts.move}
              </Button>
            )}
            {may('unskip') && !isSkipped && (
              <Button saves isBusy={isBusy} busyText={saving} onClick={() => void undo()}>
                {fill(texts.sendAfterAll, { day: dayText(skipped_date) })}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}
