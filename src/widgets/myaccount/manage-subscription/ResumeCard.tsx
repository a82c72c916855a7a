import { useId } from 'react'
import { useTexts } from '../../../hooks'
import { Failure, SaveButton } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { subsTexts } from '../../../texts/subs'
import { Card } from '../../../ui'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import type { PageProps } from './managed'
import { useChange } from './useChange'

/** A paused subscription: resume it, with the date of the next box. */
export function ResumeCard({ managed, onNews }: PageProps) {
  const { subscription, resume } = managed
  const { next_date, resume_date, paused_until, locked_date } = subscription
  const texts = useTexts(manageTexts)
  const { pausedNow, paused, nextDay } = useTexts(subsTexts)
  const { dayText } = useSubscriptionWords()
  const { isBusy, problem, run } = useChange()
  const id = useId()
  const noteId = `${id}-note`
  const press = async () => {
    const said = await run(resume, ({ subscription: now }) =>
      fill(texts.resumed, { day: dayText(now?.next_date) }),
    )
    if (said !== null) onNews(said)
  }
  return (
    <Card as="section" className="gw-manage-box" isAccented aria-labelledby={id}>
      <h3 className="gw-manage-title" id={id}>
        {pausedNow}
      </h3>
      {paused_until && <p>{fill(paused, { day: dayText(paused_until) })}</p>}
      {paused_until && next_date && <p>{fill(nextDay, { day: dayText(next_date) })}</p>}
      {locked_date && <p>{fill(texts.stillComes, { day: dayText(locked_date) })}</p>}
      {problem && <Failure>{problem}</Failure>}
      <div className="gw-manage-actions">
        <div className="gw-manage-buttons">
          <SaveButton
            variant="primary"
            isBusy={isBusy}
            aria-describedby={noteId}
            onClick={() => void press()}
          >
            {texts.resume}
          </SaveButton>
        </div>
        <p className="gw-note" id={noteId}>
          {resume_date && fill(texts.resumeText, { day: dayText(resume_date) })}
        </p>
      </div>
    </Card>
  )
}
