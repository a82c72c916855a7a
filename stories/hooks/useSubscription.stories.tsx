import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useSubscription } from '../../src/hooks'
import { bare, callsOf, press, seen } from '../support'
import { showing } from './bare'

/** One subscription in bare HTML, with its actions. */
const BareSubscription = showing(({ subsId }: { subsId: string }) => {
  const one = useSubscription(subsId)
  const { subscription, status, days, loadDays } = one
  const [outcome, setOutcome] = useState('nothing yet')
  const tell = async (made: Promise<{ status: string }>) => setOutcome((await made).status)
  const day = subscription?.next_date ?? ''
  const open = days.filter(({ option }) => option).length
  return {
    says: [
      `${status}: ${subscription?.status ?? '?'}`,
      `Next ${day || 'none'}`,
      `Every ${subscription?.perpetual_subscription?.interval_months ?? '?'} months`,
      `To ${subscription?.fname ?? '?'}, ${subscription?.qty ?? '?'} of ${subscription?.sku_id ?? '?'}`,
      `Paid by ${subscription?.card?.brand ?? '?'}`,
      `Says ${subscription?.gift_message ?? '?'}`,
      `${open} days`,
      `Outcome: ${outcome}`,
    ],
    verbs: [
      ['Skip', () => tell(one.skip(day))],
      ['Undo', () => tell(one.unskip())],
      ['Pause', () => tell(one.pause(null))],
      ['Resume', () => tell(one.resume())],
      ['Days', loadDays],
      ['Move', () => tell(one.moveTo('2026-12-18'))],
      ['Move to Christmas', () => tell(one.moveTo('2026-12-25'))],
      ['Seldomer', () => tell(one.changeFrequency(3))],
      ['Bigger', () => tell(one.changeItem(10012, 2))],
      ['Elsewhere', () => tell(one.changeAddress(3002))],
      ['Other card', () => tell(one.changeCard('profile-3'))],
      ['Other words', () => tell(one.changeMessage('Hi'))],
      ['Cancel', () => tell(one.cancel({ reason: 'done' }))],
      ['Restart', () => tell(one.restart())],
      ['Refresh', one.refresh],
    ],
  }
})

const meta = preview.meta({
  title: 'Hooks/useSubscription',
  component: BareSubscription,
  args: { subsId: 'S-7001' },
})

export const SkippedAndUndone = meta.story(
  bare(worlds.oneSubscription, async ({ canvas }) => {
    await seen(canvas, ['ready: active', 'Next 2026-12-17'])
    await press(canvas, 'Skip')
    await seen(canvas, ['Next 2027-02-17', 'Outcome: saved'])
    await press(canvas, 'Undo')
    await seen(canvas, 'Next 2026-12-17')
  }),
)

export const PausedAndResumed = meta.story(
  bare(worlds.oneSubscription, async ({ canvas }) => {
    await press(canvas, 'Pause')
    await seen(canvas, ['ready: paused', 'Next none'])
    await press(canvas, 'Resume')
    await seen(canvas, ['ready: active', 'Next 2026-12-17'])
  }),
)

export const Moved = meta.story(
  bare(worlds.oneSubscription, async ({ canvas }) => {
    await seen(canvas, 'ready: active')
    await press(canvas, 'Days')
    await seen(canvas, /^[3-9]\d days$/)
    await press(canvas, 'Move')
    await seen(canvas, 'Next 2026-12-18')
    await press(canvas, 'Move to Christmas')
    await seen(canvas, ['Outcome: date-taken', 'Next 2026-12-18'])
  }),
)

export const Changed = meta.story(
  bare(worlds.oneSubscription, async ({ canvas }) => {
    await seen(canvas, ['Every 2 months', 'To Eleanor, 1 of 10011', 'Paid by Visa'])
    await press(canvas, 'Seldomer', 'Bigger', 'Elsewhere', 'Other card', 'Other words')
    await seen(canvas, ['Every 3 months', 'To Harold, 2 of 10012', 'Paid by Amex', 'Says Hi'])
  }),
)

export const CanceledAndRestarted = meta.story(
  bare(worlds.oneSubscription, async ({ canvas }) => {
    await press(canvas, 'Cancel')
    await seen(canvas, 'ready: canceled')
    await press(canvas, 'Restart')
    await seen(canvas, 'ready: active')
  }),
)

export const Unknown = meta.story({
  args: { subsId: worlds.FOREIGN_SUBSCRIPTION },
  ...bare(worlds.oneSubscription, async ({ canvas, id }) => {
    await seen(canvas, 'unknown: ?')
    await expect(callsOf(id, 'getSubscription')).toHaveLength(1)
    await press(canvas, 'Skip')
    await seen(canvas, 'Outcome: gone')
  }),
})
