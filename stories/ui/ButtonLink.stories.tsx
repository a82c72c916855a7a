import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ButtonLink } from '../../src/ui'

const meta = preview.meta({
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '#checkout', children: 'Go to checkout' },
})

/** Looks like a button and is a link: it can be opened in a new tab. */
export const Primary = meta.story({
  args: { variant: 'primary' },
  tags: ['wide'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to checkout' })
    await expect(link).toHaveAttribute('href', '#checkout')
    await expect(link).toHaveStyle({ textDecorationLine: 'none' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const Secondary = meta.story({
  args: { icon: 'cart', children: 'View cart' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link')).toHaveAttribute('data-variant', 'secondary'),
})
