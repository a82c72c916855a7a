import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { VisuallyHidden } from '../../src/ui'

const meta = preview.meta({ title: 'UI/VisuallyHidden', component: VisuallyHidden })

/** The words are part of the accessible name, and take no space. */
export const InALink = meta.story({
  render: () => (
    <a href="#filet">
      Edit<VisuallyHidden> Filet Mignon</VisuallyHidden>
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Edit Filet Mignon')
    await expect(canvas.getByText('Filet Mignon').getBoundingClientRect().width).toBe(1)
  },
})
