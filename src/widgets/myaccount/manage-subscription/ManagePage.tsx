import { Fragment, type ReactNode } from 'react'
import {
  mayDo,
  type SubscriptionVerb,
  subscriptionStatus,
} from '../../../domain/account/subscriptionRules'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { Card, Message, TextButton } from '../../../ui'
import { AddressRow } from './AddressRow'
import { CardRow } from './CardRow'
import { FrequencyRow } from './FrequencyRow'
import { History } from './History'
import { ItemRow } from './ItemRow'
import { ManageHead } from './ManageHead'
import { MessageRow } from './MessageRow'
import type { PageProps } from './managed'
import { NextBox } from './NextBox'
import { PauseRow } from './PauseRow'
import { RestartCard } from './RestartCard'
import { ResumeCard } from './ResumeCard'

/** The settings, in order. */
const ROWS = ['item', 'frequency', 'address', 'card', 'message', 'pause'] as const

interface ManagePageProps extends PageProps {
  news: string | null
  /** The card that was just added for this subscription. */
  addedCard: string | null
  /** The open rows. */
  open: ReadonlySet<SubscriptionVerb>
  onCancel(): void
}

/** The next box, a form for each setting, the history, and canceling. */
export function ManagePage(props: ManagePageProps) {
  const { managed, news, addedCard, open, onNews, onCancel } = props
  const { subscription } = managed
  const texts = useTexts(manageTexts)
  const status = subscriptionStatus(subscription)
  const isAlive = status === 'active' || status === 'paused'
  const may = (verb: SubscriptionVerb) => mayDo(subscription, verb)
  const rows = {
    item: <ItemRow managed={managed} />,
    frequency: <FrequencyRow managed={managed} onCancel={onCancel} />,
    address: <AddressRow managed={managed} />,
    card: <CardRow managed={managed} added={addedCard} />,
    message: <MessageRow managed={managed} />,
    pause: <PauseRow managed={managed} />,
  } satisfies Partial<Record<SubscriptionVerb, ReactNode>>
  const shown = ROWS.filter((verb) => may(verb) || open.has(verb))
  return (
    <>
      <ManageHead subscription={subscription} />
      {news && <Message tone="ok">{news}</Message>}
      <div className="gw-manage-columns">
        <div className="gw-manage-next">
          {status === 'active' && <NextBox managed={managed} />}
          {status === 'paused' && <ResumeCard managed={managed} onNews={onNews} />}
          {status === 'canceled' && <RestartCard managed={managed} onNews={onNews} />}
        </div>
        {shown.length > 0 && (
          <Card className="gw-manage-rows">
            {shown.map((verb) => (
              <Fragment key={verb}>{rows[verb]}</Fragment>
            ))}
          </Card>
        )}
        <div className="gw-manage-rest">
          <History subscription={subscription} />
          {may('cancel') && (
            <p>
              <TextButton className="gw-manage-cancel" onClick={onCancel}>
                {texts.cancel}
              </TextButton>
            </p>
          )}
          {isAlive && !may('cancel') && (
            <p className="gw-note">
              {fill(texts.paidFor, { count: subscription.club_orders ?? 0 })}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
