import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useSaleCountdown } from '../../src/hooks'
import { bare, type Canvas } from '../support'

/** A price with the time left in its sale. */
function BareSale({ end = worlds.SALE_END }: { end?: string }) {
  const { remaining, endsOn, isEndingSoon, isOver } = useSaleCountdown(end)
  const name = `Ends ${endsOn?.day} at ${endsOn?.time} Central`
  return (
    <section aria-label="Sale">
      <p>{isOver ? '$164.95' : 'Now $139.95, was $164.95'}</p>
      {remaining && (
        <p>
          <span role="timer" aria-label={name}>
            {remaining}
          </span>
        </p>
      )}
      {isEndingSoon && <p>Ends soon</p>}
    </section>
  )
}

const meta = preview.meta({ title: 'Hooks/useSaleCountdown', component: BareSale })
const ENDS = 'Ends Sun, Dec 6 at 11:59 PM Central'

/** The time left is visible; its accessible name is the end, so that it does not tick aloud. */
async function left(canvas: Canvas, text: string, name = ENDS) {
  const timer = await canvas.findByRole('timer', { name })
  await expect(timer).toHaveTextContent(text)
}

export const DaysLeft = meta.story(
  bare(worlds.saleDaysLeft, ({ canvas }) => left(canvas, '2d 10h left')),
)

export const HoursLeft = meta.story(
  bare(worlds.saleHoursLeft, ({ canvas }) => left(canvas, '5h left')),
)

/** The specification says `0h left`; a page can show its own text. */
export const LastHour = meta.story(
  bare(worlds.saleLastHour, async ({ canvas }) => {
    await left(canvas, '0h left')
    await expect(canvas.getByText('Ends soon')).toBeVisible()
  }),
)

/** Seven days or more before the end: a sale without a countdown. */
export const FarAway = meta.story(
  bare(worlds.saleFarAway, async ({ canvas }) => {
    await expect(await canvas.findByText(/^Now/)).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
  }),
)

export const Over = meta.story(
  bare(worlds.saleOver, async ({ canvas }) => {
    await expect(await canvas.findByText('$164.95')).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
  }),
)

/** Counts elapsed hours: the night when the clock skips one is shorter. */
export const IntoSummerTime = meta.story({
  ...bare(worlds.saleIntoSummerTime),
  args: { end: '2026-03-08' },
  play: ({ canvas }) => left(canvas, '1d 11h left', 'Ends Sun, Mar 8 at 11:59 PM Central'),
})

/** The night when the clock repeats an hour is longer. */
export const IntoWinterTime = meta.story({
  ...bare(worlds.saleIntoWinterTime),
  args: { end: '2026-11-01' },
  play: ({ canvas }) => left(canvas, '1d 13h left', 'Ends Sun, Nov 1 at 11:59 PM Central'),
})
