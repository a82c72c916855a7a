import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useSubscriptions } from '../../src/hooks'
import { bare, press, seen } from '../support'
import { showing } from './bare'

/** Subscriptions in bare HTML. */
const BareSubscriptions = showing(() => {
  const { subscriptions, missing, status, changed, refreshOne, forgetChanged } = useSubscriptions()
  return {
    says: [`${status}: ${subscriptions.length}`, `Changed: ${changed ?? 'none'}`],
    rows: subscriptions.map(({ name, next_date }) => `${name}: ${next_date}`),
    verbs: [
      ...missing.map((subsId) => [`Read ${subsId}`, () => refreshOne(subsId)] as const),
      ['Forget', forgetChanged] as const,
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useSubscriptions', component: BareSubscriptions })

export const Many = meta.story(
  bare(worlds.manySubscriptions, async ({ canvas }) =>
    seen(canvas, ['ready: 8', 'Filet Mignon: 2026-12-17', 'Steak Tips: null', 'Changed: none']),
  ),
)

/** One that is missing from the list is loaded separately. */
export const OneMissing = meta.story(
  bare(worlds.subscriptionLost, async ({ canvas }) => {
    await seen(canvas, 'ready: 1')
    await press(canvas, 'Read S-7002')
    await seen(canvas, ['ready: 2', 'New York Strip: 2026-12-22'])
  }),
)

export const None = meta.story(
  bare(worlds.noSubscriptions, async ({ canvas }) => {
    await seen(canvas, 'ready: 0')
    await press(canvas, 'Forget')
  }),
)

export const Failed = meta.story(
  bare(worlds.oneSubscription, { faults: { getSubscriptions: 'html' } }, async ({ canvas }) =>
    seen(canvas, 'failed: 0'),
  ),
)
