import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import { IconButton } from '../../src/ui'

const meta = preview.meta({
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Remove Filet Mignon', onClick: fn() },
})

/** Its accessible name is a text; its target is at least 44 px. */
export const Ready = meta.story({
  args: { icon: 'trash' },
  tags: ['wide'],
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove Filet Mignon' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const OutOfReach = meta.story({
  args: { icon: 'trash', 'aria-disabled': true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
