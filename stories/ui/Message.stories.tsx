import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Button, Message } from '../../src/ui'
import { fitting, longText, longWord } from './fits'

const meta = preview.meta({ title: 'UI/Message', component: Message })

export const Info = meta.story({
  args: { tone: 'info', children: 'Order by 1 p.m. Central time to ship today.' },
  tags: ['wide'],
  play: async ({ canvasElement }) => {
    const message = canvasElement.querySelector('.gw-message')
    await expect(message).toHaveAttribute('data-tone', 'info')
    await expect(message).not.toHaveAttribute('role')
  },
})

export const Ok = meta.story({
  args: { tone: 'ok', word: 'Done', children: 'Your Promo Code has been accepted' },
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Done Your Promo Code has been accepted'),
})

export const Warn = meta.story({
  args: {
    tone: 'warn',
    word: 'Warning',
    title: 'Today’s order cutoff has passed',
    children: 'Please check the delivery dates.',
  },
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(/^Warning Today’s order cutoff has passed/),
})

/** Not by color alone: an icon, the word "Error", and a bar. It is announced when it appears. */
export const Failure = meta.story({
  args: {
    tone: 'error',
    role: 'alert',
    word: 'Error',
    title: 'We couldn’t load your cart',
    children: 'Your cart is safe. Try again in a moment, or call us.',
    actions: <Button>Try again</Button>,
  },
  tags: ['wide'],
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(/^Error We couldn’t load your cart/)
    await expect(alert.querySelector('svg')).toBeVisible()
    await expect(alert).toHaveStyle({ borderInlineStartWidth: '4px' })
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const LongestText = meta.story({
  ...fitting,
  args: { tone: 'error', word: 'Error', title: `${longWord}${longWord}`, children: longText },
})
