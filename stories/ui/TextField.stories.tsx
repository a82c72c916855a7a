import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { TextField } from '../../src/ui'
import { describedAs, expectToFit, longWord } from './fits'
import { held } from './Held'

const letters = (left: number) => `${left} letters left`

const meta = preview.meta({
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'First name', value: '', errorWord: 'Error', onValue: fn() },
  render: held(TextField, 'value', 'onValue'),
})

export const Empty = meta.story({
  tags: ['wide'],
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect(input).not.toHaveAttribute('aria-describedby')
    await userEvent.type(input, 'Al')
    await expect(args.onValue).toHaveBeenLastCalledWith('Al')
    await expect(input).toHaveValue('Al')
  },
})

/** The reason for asking is part of the field's description. */
export const WithHint = meta.story({
  args: {
    label: 'Phone',
    note: '(optional)',
    hint: 'In case the carrier has a question about delivery.',
    type: 'tel',
    autoComplete: 'shipping tel-national',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(input).toHaveAccessibleDescription(
      'In case the carrier has a question about delivery.',
    )
    await expect(input).toHaveAttribute('autocomplete', 'shipping tel-national')
  },
})

/** Announced in this order: the error, the hint, the remaining characters. */
export const InError = meta.story({
  args: {
    hint: 'As it should stand on the parcel.',
    error: 'Enter the first name.',
    counter: { limit: 15, text: letters },
  },
  play: describedAs(
    'Error Enter the first name. As it should stand on the parcel. 15 letters left',
  ),
})

/** The counter of a short field appears when the limit is near. */
export const NearItsLimit = meta.story({
  args: { value: 'Maximiliane', counter: { limit: 15, from: 12, text: letters } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 letters left')).not.toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'J')
    await expect(canvas.getByText('3 letters left')).toBeVisible()
  },
})

export const Disabled = meta.story({
  args: { value: 'Margaret', disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x')
    await expect(args.onValue).not.toHaveBeenCalled()
  },
})

/** Labels, hints and errors wrap instead of overflowing. */
export const LongestText = meta.story({
  args: {
    label: `What the parcel says of ${longWord}${longWord}`,
    hint: `As it should stand on the parcel for ${longWord}.`,
    error: `${longWord}${longWord} is too long.`,
    value: longWord,
    counter: { limit: 15, text: letters },
  },
  globals: atWidth('narrow'),
  play: async ({ canvas }) => {
    await expectToFit(320)
    await expect(canvas.getByText('-15 letters left')).toBeVisible()
  },
})
