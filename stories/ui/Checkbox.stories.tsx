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

/** From right to left, an address starts with its number, and aligns with the label. */
export const RightToLeft = meta.story({
  args: { label: 'זו מתנה', hint: '12 Elm St, Ames, IA 50010' },
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const hint = canvas.getByText(/^12 Elm/)
    const range = new Range()
    const edges = (from: number, to: number) => {
      range.setStart(hint.firstChild as Text, from)
      range.setEnd(hint.firstChild as Text, to)
      return range.getBoundingClientRect()
    }
    await expect(edges(0, 2).right).toBeLessThanOrEqual(edges(3, 6).left)
    const row = hint.parentElement?.getBoundingClientRect()
    await expect(edges(0, 25).right).toBeCloseTo(row?.right ?? 0, 0)
  },
})

export const LongestText = meta.story({
  ...fitting,
  args: { label: `${longText} ${longWord}${longWord}`, hint: longText },
})
