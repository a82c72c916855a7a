import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ErrorMessage } from '../../src/ui'

const meta = preview.meta({
  title: 'UI/ErrorMessage',
  component: ErrorMessage,
  args: { word: 'Error', children: 'Enter a ZIP code with five digits, such as 66101.' },
})

/** A screen reader reads the word "Error"; others see the icon. */
export const Ready = meta.story({
  tags: ['wide'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Error')).toHaveClass('gw-hidden')
    await expect(canvasElement.querySelector('svg')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('Error Enter a ZIP code')
  },
})
