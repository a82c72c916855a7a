import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import { RadioGroup } from '../../src/ui'
import { fitting, longWord } from './fits'
import { held } from './Held'

const meta = preview.meta({
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'How fast?',
    value: null,
    errorWord: 'Error',
    options: [
      { value: 'standard', label: 'Standard', hint: 'Tuesday, December 22', aside: '$24.95' },
      { value: 'overnight', label: 'Overnight', hint: 'Thursday, December 17', aside: '$44.95' },
      { value: 'saturday', label: 'Saturday', hint: 'Not to this address', disabled: true },
    ],
    onValue: fn(),
  },
  render: held(RadioGroup, 'value', 'onValue'),
})

/** Nothing is preselected. A press anywhere on a card selects it. */
export const NothingChosen = meta.story({
  tags: ['wide'],
  play: async ({ canvas, args, userEvent }) => {
    const standard = canvas.getByRole('radio', { name: 'Standard' })
    await expect(canvas.getByRole('group', { name: 'How fast?' })).toContainElement(standard)
    await expect(standard).not.toBeChecked()
    const price = canvas.getByText('$24.95').getBoundingClientRect()
    const pressed = document.elementFromPoint(price.x + 4, price.y + 4)
    await userEvent.click(pressed as Element)
    await expect(args.onValue).toHaveBeenCalledWith('standard')
    await expect(standard).toBeChecked()
  },
})

/** The second line and the price describe an option; arrow keys move the selection. */
export const Chosen = meta.story({
  args: { value: 'standard' },
  play: async ({ canvas, userEvent }) => {
    const standard = canvas.getByRole('radio', { name: 'Standard' })
    await expect(standard).toHaveAccessibleDescription('Tuesday, December 22 $24.95')
    await userEvent.click(standard)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Overnight' })).toBeChecked()
  },
})

export const InError = meta.story({
  args: { hint: 'Gifts travel on dry ice.', error: 'Choose how fast to ship.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Error Choose how fast to ship. Gifts travel on dry ice.',
    )
  },
})

/** Cards are in a row if there is room, otherwise in a column. */
export const Inline = meta.story({
  args: { value: 'standard', isInline: true },
  tags: ['wide'],
  play: async ({ canvas, globals }) => {
    const top = (name: string) => canvas.getByRole('radio', { name }).getBoundingClientRect().top
    await expect(top('Standard') === top('Overnight')).toBe(globals.viewport.value === 'desktop')
  },
})

export const LongestText = meta.story({
  ...fitting,
  args: {
    legend: `Who is it for, ${longWord}${longWord}?`,
    options: [{ value: 'x', label: `${longWord}${longWord}`, hint: longWord, aside: '$99,999.95' }],
  },
})
