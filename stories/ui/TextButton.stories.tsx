import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import { TextButton } from '../../src/ui'

const meta = preview.meta({
  title: 'UI/TextButton',
  component: TextButton,
  args: { children: 'Remove', icon: 'trash', onClick: fn() },
})

/** Inconspicuous, with a target as large as any other. */
export const Ready = meta.story({
  tags: ['wide'],
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Off = meta.story({
  args: { 'aria-disabled': true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
