import { expect, userEvent, waitFor } from 'storybook/test'
import type { Scenario } from '../../mocks/scenario'
import { amountOf, type Canvas, cardOf, rowOf } from './look'
import { scene } from './scene'

type Words = string | RegExp

interface Place {
  /** A button to press first. */
  press?: Words
  /** Name of the shipment card that contains the words; anywhere if omitted. */
  card?: Words
  /** Item of the line that contains the words. */
  row?: Words
  /** Texts that must not be present. */
  not?: readonly Words[]
  /** Amounts of the order summary by their names; one that begins with ^ is a pattern. */
  sums?: Readonly<Record<string, string>>
}

/**
 * A play that checks what a story shows: all of the words are visible.
 *
 * @example
 * export const Overnight = meta.story(shows(overnightChosen, 'Overnight, +$14.95'))
 */
export const sees =
  (...what: What) =>
  ({ canvas }: { canvas: Canvas }) =>
    seen(canvas, ...what)

type What = [texts: Words | readonly Words[], place?: Place]

/** Asserts that words are visible, at the given place if any. */
export async function seen(canvas: Canvas, ...[texts, place = {}]: What): Promise<void> {
  const { press, not = [], sums = {} } = place
  if (press) await userEvent.click(await canvas.findByRole('button', { name: press }))
  const here = await placeOf(canvas, place)
  // Queried until it is visible, because its element may be replaced in the meantime.
  for (const text of [texts].flat()) await waitFor(() => expect(here.getByText(text)).toBeVisible())
  for (const text of not) await expect(here.queryByText(text)).toBeNull()
  for (const [name, amount] of Object.entries(sums)) {
    const term = name.startsWith('^') ? new RegExp(name) : name
    await expect(await amountOf(canvas, term)).toBe(amount)
  }
}

/** A story that only checks what is visible. */
export const shows = (world: () => Scenario, ...what: What) => scene(world, sees(...what))

async function placeOf(canvas: Canvas, { card, row }: Place): Promise<Canvas> {
  if (card) return cardOf(canvas, card)
  return row ? rowOf(canvas, row) : canvas
}
