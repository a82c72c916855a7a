import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Money } from '../../src/ui'

const meta = preview.meta({ title: 'UI/Money', component: Money, args: { amount: '$129.85' } })

export const Ready = meta.story({
  tags: ['wide'],
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^\$129\.85$/),
})

/** Screen readers do not announce a strikethrough, so the words say it. */
export const OnSale = meta.story({
  args: { was: '$159.95', wasWord: 'was', nowWord: 'Now' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Now $129.85, was $159.95')
    await expect(canvas.getByText('$159.95')).toHaveStyle({ textDecorationLine: 'line-through' })
  },
})

/** An amount never breaks across lines. */
export const LongestText = meta.story({
  args: { amount: '$99,999.95', was: '$109,999.95', wasWord: 'was', nowWord: 'Now' },
  render: (args) => (
    <div style={{ inlineSize: '6rem' }}>
      <Money {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$99,999.95').getClientRects()).toHaveLength(1)
    await expect(canvas.getByText('$109,999.95').getClientRects()).toHaveLength(1)
  },
})
