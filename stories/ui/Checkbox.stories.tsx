import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Checkbox } from '../../src/ui'
import { describedAs, fitting, longText, longWord } from './fits'
import { held } from './Held'

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'This is a gift', checked: false, errorWord: 'Error', onChecked: fn() },
  render: held(Checkbox, 'checked', 'onChecked'),
})

/** The whole row is the target, and is 44 px high. */
export const Unchecked = meta.story({
  tags: ['wide'],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'This is a gift' })
    const row = canvasElement.querySelector('.gw-checkbox')
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(canvas.getByText('This is a gift'))
    await expect(args.onChecked).toHaveBeenCalledWith(true)
    await expect(box).toBeChecked()
  },
})

export const Checked = meta.story({
  args: { checked: true, hint: 'We leave the prices off the packing slip.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'This is a gift' })
    await expect(box).toBeChecked()
    await expect(box).toHaveAccessibleDescription('We leave the prices off the packing slip.')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})

export const InError = meta.story({
  args: { label: 'I have read the terms', error: 'Tick this box to go on.' },
  play: describedAs('Error Tick this box to go on.'),
})

export const Disabled = meta.story({
  args: { checked: true, disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('This is a gift'))
    await expect(args.onChecked).not.toHaveBeenCalled()
  },
})

export const LongestText = meta.story({
  ...fitting,
  args: { label: `${longText} ${longWord}${longWord}`, hint: longText },
})
