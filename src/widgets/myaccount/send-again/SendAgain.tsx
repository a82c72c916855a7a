import { useEffect } from 'react'
import { type AgainStep, againQuery } from '../../../domain/account/accountRoutes'
import {
  type UseReorderResult,
  useAccountRoute,
  useAnnounce,
  useReorder,
  useTexts,
} from '../../../hooks'
import { LoadFailed, useRetainedFocus, useUnsavedGuard } from '../../../parts'
import { againTexts } from '../../../texts/again'
import { CardsPlaceholder } from '../CardsPlaceholder'
import { EmptyState } from '../EmptyState'
import { useFocusOfPage } from '../useFocusOfPage'
import { DatesStep } from './DatesStep'
import { PeopleStep } from './PeopleStep'
import { Run } from './Run'
import './send-again.css'

interface SendAgainProps {
  orderId: string
  step: AgainStep
}

/** Reorders a past order: people and gifts, then dates and messages, then progress. */
export function SendAgain({ orderId, step }: SendAgainProps) {
  const reorder = useReorder(orderId)
  const { linkTo, go } = useAccountRoute()
  const texts = useTexts(againTexts)
  const view = viewOf(reorder, step)
  const place = useRetainedFocus(view)
  useFocusOfPage(step, place.ref)
  useUnsavedGuard(reorder.run.status === 'running')
  const announce = useAnnounce()
  useEffect(() => {
    if (view === 'nothing') announce('say', { text: texts.nothing })
  }, [view, announce, texts.nothing])
  const goTo = (next: AgainStep) => go('order-history', { query: againQuery(orderId, next) })
  return (
    <div {...place} className="gw-again" aria-busy={view === 'loading' || undefined}>
      <p className="gw-again-back">
        <a {...linkTo('order-history')}>{texts.back}</a>
      </p>
      {view === 'loading' && <CardsPlaceholder says="loading-orders" onRetry={reorder.refresh} />}
      {view === 'failed' && <LoadFailed hasHelp onRetry={reorder.refresh} />}
      {view === 'nothing' && <EmptyState icon="gift" text={texts.nothing} />}
      {view === 'people' && <PeopleStep reorder={reorder} onContinue={() => goTo('dates')} />}
      {view === 'dates' && <DatesStep reorder={reorder} onBack={() => goTo('people')} />}
      {view.startsWith('run') && <Run reorder={reorder} onList={() => goTo('people')} />}
    </div>
  )
}

/** The view to show; a run takes precedence over the step in the URL. */
function viewOf({ run, status, order, canSend, chosen }: UseReorderResult, step: AgainStep) {
  if (run.status !== 'idle') return `run ${run.status}`
  // Keeps showing the data while it reloads.
  if (status === 'failed') return 'failed'
  if (status === 'unknown') return 'nothing'
  if (status !== 'ready' || !order) return 'loading'
  if (!canSend) return 'nothing'
  return step === 'dates' && chosen.length > 0 ? 'dates' : 'people'
}
