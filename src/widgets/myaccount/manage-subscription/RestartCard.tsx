import { useId } from 'react'
import { mayDo } from '../../../domain/account/subscriptionRules'
import { cents } from '../../../domain/money'
import { useFormat, useTexts } from '../../../hooks'
import { Failure, SaveButton } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { subsTexts } from '../../../texts/subs'
import { Card } from '../../../ui'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import type { PageProps } from './managed'
import { useChange } from './useChange'

/** Offers to restart a canceled subscription, at today’s price. */
export function RestartCard({ managed, onNews }: PageProps) {
  const { subscription, restart } = managed
  const { amount, resume_date, locked_date } = subscription
  const texts = useTexts(manageTexts)
  const { nextDay, gone } = useTexts(subsTexts)
  const { money } = useFormat()
  const { dayText, itemText, standing } = useSubscriptionWords()
  const { isBusy, problem, run } = useChange()
  const id = useId()
  const noteId = `${id}-note`
  const may = mayDo(subscription, 'restart')
  const press = async () => {
    const said = await run(restart, ({ subscription: now }) =>
      fill(texts.restarted, { day: dayText(now?.next_date) }),
    )
    if (said !== null) onNews(said)
  }
  return (
    <Card as="section" className="gw-manage-box" isAccented aria-labelledby={id}>
      <h3 className="gw-manage-title" id={id}>
        {standing(subscription).text}
      </h3>
      <p>
        {locked_date ? fill(texts.stillComes, { day: dayText(locked_date) }) : texts.cancelText}
      </p>
      {problem && <Failure>{problem}</Failure>}
      {may ? (
        <div className="gw-manage-actions">
          <div className="gw-manage-buttons">
            <SaveButton
              variant="primary"
              isBusy={isBusy}
              aria-describedby={noteId}
              onClick={() => void press()}
            >
              {amount == null
                ? texts.restartPlain
                : fill(texts.restart, { price: money(cents(amount)) })}
            </SaveButton>
          </div>
          <p className="gw-note" id={noteId}>
            {resume_date && fill(nextDay, { day: dayText(resume_date) })}
          </p>
        </div>
      ) : (
        <p>{fill(gone, { item: itemText(subscription) })}</p>
      )}
    </Card>
  )
}
