import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Card, Skeleton, Stack } from '../../src/ui'

const meta = preview.meta({ title: 'UI/Skeleton', component: Skeleton })

/** A loading card, hidden from screen readers. */
export const Ready = meta.story({
  tags: ['wide'],
  render: () => (
    <Card aria-busy="true">
      <Stack>
        <Skeleton shape="heading" />
        <Skeleton lines={3} />
        <Skeleton shape="control" />
      </Stack>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const skeletons = [...canvasElement.querySelectorAll('.gw-skeleton')]
    await expect(skeletons).toHaveLength(3)
    for (const skeleton of skeletons) await expect(skeleton).toHaveAttribute('aria-hidden', 'true')
  },
})

/** As high as the loaded content, so that nothing moves. */
export const Control = meta.story({
  args: { shape: 'control' },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('.gw-skeleton-line')
    await expect(line?.getBoundingClientRect().height).toBe(48)
  },
})

export const Photo = meta.story({
  args: { shape: 'photo' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.gw-skeleton-line')?.getBoundingClientRect()
    await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  },
})
