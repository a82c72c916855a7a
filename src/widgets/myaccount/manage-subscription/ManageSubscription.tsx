import { useEffect, useState } from 'react'
import { mayDo, subscriptionStatus } from '../../../domain/account/subscriptionRules'
import { CANCEL_REASONS, type CancelReason } from '../../../domain/account/subscriptions'
import { useAccountRoute, useSubscription, useTexts } from '../../../hooks'
import { Awaited, LoadFailed, useRetainedFocus } from '../../../parts'
import { subsTexts } from '../../../texts/subs'
import { Card, Skeleton } from '../../../ui'
import type { ScreenProps } from '../screenProps'
import { useAddedCard } from '../useAddedCard'
import { useFocusOfPage } from '../useFocusOfPage'
import { CancelPage } from './CancelPage'
import { ManagePage } from './ManagePage'
import './manage-subscription.css'
import { OpenRows, useOpenRows } from './openRows'
import { UnknownSubscription } from './UnknownSubscription'

/**
 * Query of the route while asking whether to cancel, so that a reload and Back restore it with the chosen
 * reason.
 */
const cancelQuery = (reason: CancelReason | null) => `cancel=${reason ?? 1}`

/** Manages one subscription: all its settings, and canceling. */
export function ManageSubscription({ route }: ScreenProps) {
  const subsId = route.params.subsId ?? ''
  return <Opened key={subsId} subsId={subsId} query={route.query} />
}

/**
 * Opens once a card that was just added is out of the URL: its form has unsaved input, and the shell would ask
 * whether to leave it.
 */
function Opened({ subsId, query }: { subsId: string; query: string }) {
  const search = new URLSearchParams(query)
  const isNamed = search.has('card')
  const addedCard = useAddedCard(isNamed ? query : '', 'manage-subscription', { subsId })
  return isNamed ? null : <Managed subsId={subsId} query={search} addedCard={addedCard} />
}

interface ManagedProps {
  subsId: string
  query: URLSearchParams
  addedCard: string | null
}

function Managed({ subsId, query, addedCard }: ManagedProps) {
  const managed = useSubscription(subsId)
  const { subscription, status, refresh } = managed
  const { go, linkTo } = useAccountRoute()
  const { all } = useTexts(subsTexts)
  const { news, setNews } = useNews(subscription?.version)
  const isCanceling = query.has('cancel')
  const mayCancel = subscription !== null && mayDo(subscription, 'cancel')
  const asksToCancel = isCanceling && mayCancel
  // Only the first time the rows are shown: a card that was not chosen must not return.
  const [card, setCard] = useState(addedCard)
  if (asksToCancel && card !== null) setCard(null)
  const { open, tellOpen } = useOpenRows()
  const view = subscription
    ? `${asksToCancel} ${subscriptionStatus(subscription)} ${mayDo(subscription, 'pause') || open.has('pause')}`
    : status
  const place = useRetainedFocus(view)
  useFocusOfPage(asksToCancel, place.ref)

  const leaveCancel = () => go('manage-subscription', { params: { subsId }, isReplaced: true })
  // Removes the query if there is nothing to cancel.
  const isOutdated = isCanceling && subscription !== null && !mayCancel
  useEffect(() => {
    if (isOutdated) go('manage-subscription', { params: { subsId }, isReplaced: true })
  }, [isOutdated, go, subsId])
  const askToCancel = (reason: CancelReason | null) =>
    go('manage-subscription', {
      params: { subsId },
      query: cancelQuery(reason),
      isReplaced: asksToCancel,
    })
  return (
    <div {...place} className="gw-manage">
      {status === 'unknown' ? (
        <UnknownSubscription />
      ) : !subscription && status === 'failed' ? (
        <LoadFailed hasHelp onRetry={refresh} />
      ) : !subscription ? (
        <Awaited says="loading-subscriptions" onRetry={refresh}>
          <Card>
            <Skeleton shape="heading" />
            <Skeleton lines={6} />
          </Card>
        </Awaited>
      ) : asksToCancel ? (
        <CancelPage
          managed={{ ...managed, subscription }}
          reason={CANCEL_REASONS.find((one) => one === query.get('cancel')) ?? null}
          onReason={askToCancel}
          onKeep={leaveCancel}
          onDone={(words) => {
            setNews(words)
            leaveCancel()
          }}
        />
      ) : (
        <OpenRows value={tellOpen}>
          <p>
            <a {...linkTo('subscriptions')}>{all}</a>
          </p>
          <ManagePage
            managed={{ ...managed, subscription }}
            news={news}
            addedCard={card}
            open={open}
            onNews={setNews}
            onCancel={() => askToCancel(null)}
          />
        </OpenRows>
      )}
    </div>
  )
}

/** Outcome of the last change that replaced its own page, until the next change. */
function useNews(version: number | undefined) {
  const [news, setNews] = useState<{ words: string; version: number | undefined } | null>(null)
  const isSince = news?.version !== undefined
  if (news && news.version !== version) setNews(isSince ? null : { ...news, version })
  return {
    news: news?.words ?? null,
    setNews: (words: string) => setNews({ words, version: undefined }),
  }
}
