import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { LongList } from '../../src/ui'

const meta = preview.meta({
  title: 'UI/LongList',
  component: LongList,
  args: {
    'aria-label': 'Numbers',
    height: 2,
    ids: [1, 2, 3],
    children: (id: number) => <p>Number {id}</p>,
  },
})

/** A short list is a plain list. */
export const Short = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Numbers' }).tagName).toBe('UL')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

/** A very long list renders while scrolling; in-page search finds all of its items. */
export const Long = meta.story({
  args: { ids: Array.from({ length: 600 }, (_, at) => at + 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(600)
    const last = canvas.getByText('Number 600')
    await expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    last.scrollIntoView()
    await waitFor(() => expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(true))
  },
})
