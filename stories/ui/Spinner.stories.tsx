import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Cluster, Spinner } from '../../src/ui'

const meta = preview.meta({ title: 'UI/Spinner', component: Spinner })

/** Next to a text about the pending action; hidden from screen readers. */
export const Ready = meta.story({
  render: () => (
    <Cluster>
      <Spinner /> Checking whether your order went through…
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('.gw-spinner')
    await expect(spinner).toHaveAttribute('aria-hidden', 'true')
    // It rotates unless reduced motion is requested.
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(spinner).toHaveStyle({ animationName: isCalm ? 'none' : 'gw-spin' })
  },
})
