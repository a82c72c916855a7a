import { expect } from 'storybook/test'
import { atWidth } from '../../.storybook/viewports'
import type { Shopper } from '../support'

/** Asserts that nothing sticks out sideways at the width that the story is pinned to. */
export async function expectToFit(width: number) {
  await expect(window.innerWidth).toBe(width)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
}

/** A story on the narrowest screen, in which nothing sticks out. */
export const fitting = { globals: atWidth('narrow'), play: () => expectToFit(320) }

/** A play that reads what describes the field: in error it is invalid, and the error comes first. */
export const describedAs =
  (text: string) =>
  async ({ canvasElement }: Pick<Shopper, 'canvasElement'>) => {
    const field = canvasElement.querySelector('input:not([type="radio"]), textarea, select, button')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(text)
  }

/** A word that no browser wants to break. */
export const longWord = 'Donaudampfschifffahrtsgesell30'

/** A text as long as a gift message may be: 240 characters. */
export const longText =
  'Happy birthday dear Aunt Margaret! We hope that the steaks reach you well frozen and that you share them with everyone at the lake house this weekend. We think of you, and send our love from all of us: Tom, Ellen, Rosie, Ben and the dogs xo'
