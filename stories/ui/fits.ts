import { expect } from 'storybook/test'
import { atWidth } from '../../.storybook/viewports'
import type { Shopper } from '../support'

/** Asserts that nothing overflows sideways at the story's fixed width. */
export async function expectToFit(width: number) {
  await expect(window.innerWidth).toBe(width)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
}

/** A story at the narrowest width, without overflow. */
export const fitting = { globals: atWidth('narrow'), play: () => expectToFit(320) }

/** A play that reads the field's description: with an error it is invalid, and the error comes first. */
export const describedAs =
  (text: string) =>
  async ({ canvasElement }: Pick<Shopper, 'canvasElement'>) => {
    const field = canvasElement.querySelector('input:not([type="radio"]), textarea, select, button')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(text)
  }

/** A word without any break opportunity. */
export const longWord = 'Donaudampfschifffahrtsgesell30'

/** A text of the maximum length of a gift message: 240 characters. */
export const longText =
  'Happy birthday dear Aunt Margaret! We hope that the steaks reach you well frozen and that you share them with everyone at the lake house this weekend. We think of you, and send our love from all of us: Tom, Ellen, Rosie, Ben and the dogs xo'
