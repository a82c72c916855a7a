import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import { NativeSelect } from '../../src/ui'
import { describedAs } from './fits'
import { held } from './Held'

const meta = preview.meta({
  title: 'UI/NativeSelect',
  component: NativeSelect,
  args: {
    label: 'State',
    value: '',
    placeholder: 'Choose a state',
    autoComplete: 'shipping address-level1',
    errorWord: 'Error',
    options: [
      { value: 'AK', label: 'Alaska' },
      { value: 'KS', label: 'Kansas' },
      { value: 'ME', label: 'Maine' },
    ],
    onValue: fn(),
  },
  render: held(NativeSelect, 'value', 'onValue'),
})

export const Empty = meta.story({
  tags: ['wide'],
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'State' })
    await expect(select).toHaveDisplayValue('Choose a state')
    await expect(select).toHaveAttribute('autocomplete', 'shipping address-level1')
    await userEvent.selectOptions(select, 'Kansas')
    await expect(args.onValue).toHaveBeenCalledWith('KS')
    await expect(select).toHaveDisplayValue('Kansas')
  },
})

export const Chosen = meta.story({
  args: { value: 'AK', hint: 'Shipping to Alaska costs $40.00.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Alaska')
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/costs/)
  },
})

export const InError = meta.story({
  args: { error: 'Choose a state.' },
  play: describedAs('Error Choose a state.'),
})
