import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Button } from '../../src/ui'
import { fitting, longWord } from './fits'

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
})

/** One per screen: the primary action. The page has the width of the test run. */
export const Primary = meta.story({
  args: { variant: 'primary', children: 'Continue to checkout' },
  tags: ['wide'],
  play: async ({ canvas, args, userEvent, globals }) => {
    const widths: Record<string, number> = { phone: 375, desktop: 1280 }
    await expect(window.innerWidth).toBe(widths[globals.viewport.value])
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to checkout' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Secondary = meta.story({
  args: { variant: 'secondary', icon: 'cart' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' })
    await expect(button).toHaveAttribute('data-variant', 'secondary')
    await expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})

/** Looks like a link, and is as large as any button. */
export const Quiet = meta.story({
  args: { variant: 'quiet', children: 'Add a gift message' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveStyle({ textDecorationLine: 'underline' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

/** For actions that cannot be undone. */
export const Danger = meta.story({
  args: { variant: 'danger', icon: 'trash', children: 'Delete this card' },
  play: async ({ canvas }) => {
    const { borderTopColor, color } = getComputedStyle(canvas.getByRole('button'))
    await expect(borderTopColor).toBe(color)
  },
})

/** Keeps focus, shows the pending action, and ignores a second press. */
export const Busy = meta.story({
  args: { variant: 'primary', children: 'Place order', isBusy: true, busyText: 'Placing order…' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Placing order…' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** Can be focused and has a description, but does nothing. */
export const OutOfReach = meta.story({
  args: { 'aria-disabled': true, 'aria-describedby': 'why' },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="why">Choose a recipient first.</p>
    </>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAccessibleDescription('Choose a recipient first.')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** The focus ring has a gap and a line, so that it is visible on both brand and paper colors. */
export const Focused = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const { outlineWidth, outlineOffset, boxShadow } = getComputedStyle(canvas.getByRole('button'))
    await expect([outlineWidth, outlineOffset]).toEqual(['3px', '2px'])
    await expect(boxShadow).toContain('0px 0px 0px 2px')
  },
})

/** Long words break instead of overflowing. */
export const LongestText = meta.story({
  ...fitting,
  args: { variant: 'primary', icon: 'gift', children: `Send it all to ${longWord}${longWord}` },
})
