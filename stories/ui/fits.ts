import { expect } from 'storybook/test'

/** Asserts that nothing sticks out sideways at the width that the story is pinned to. */
export async function expectToFit(width: number) {
  await expect(window.innerWidth).toBe(width)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
}

/** A word that no browser wants to break. */
export const longWord = 'Donaudampfschifffahrtsgesell30'

/** A text as long as a gift message may be: 240 characters. */
export const longText =
  'Happy birthday dear Aunt Margaret! We hope that the steaks reach you well frozen and that you share them with everyone at the lake house this weekend. We think of you, and send our love from all of us: Tom, Ellen, Rosie, Ben and the dogs xo'
