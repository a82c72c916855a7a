import { setNonce } from 'get-nonce'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { Select } from '../../src/ui/richSelect'
import { describedAs, expectToFit, longWord } from './fits'
import { held } from './Held'

const meta = preview.meta({
  title: 'UI/Select',
  component: Select,
  args: {
    label: 'Deliver again',
    value: '',
    placeholder: 'Choose how often',
    errorWord: 'Error',
    options: [
      { value: '0', label: 'Just this once' },
      { value: '1', label: 'Every month', hint: 'Save 10% on each delivery' },
      { value: '3', label: 'Every 3 months', hint: 'Save 5% on each delivery' },
      { value: '12', label: 'Once a year', hint: 'Not for this item', disabled: true },
    ],
    onValue: fn(),
  },
  render: held(Select, 'value', 'onValue'),
})

export const Empty = meta.story({
  tags: ['wide'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Deliver again' })
    await expect(select).toHaveTextContent('Choose how often')
    await expect(select).toHaveAttribute('aria-expanded', 'false')
  },
})

/** By keyboard only: open, move, select. Focus returns to the field. */
export const Chosen = meta.story({
  args: { value: '1' },
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: /Every month/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: /3 months/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValue).toHaveBeenCalledWith('3')
    await waitFor(() => expect(select).toHaveFocus())
    await expect(select).toHaveTextContent('Every 3 months')
  },
})

/** The list is as wide as the field, and an option can have a second line. */
export const Open = meta.story({
  args: { value: '1' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox')
    const { width } = select.getBoundingClientRect()
    await userEvent.click(select)
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list.getBoundingClientRect().width).toBeCloseTo(width, 0))
    await expect(list.closest('.gw-root')).not.toBeNull()
    await expect(screen.getByText('Save 5% on each delivery')).toBeVisible()
    await expect(screen.getByRole('option', { name: /Once a year/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** Opens on a page that requires Trusted Types: none of its styles is inserted as HTML. */
export const UnderAStrictPolicy = meta.story({
  beforeEach() {
    setNonce('of-the-page')
    return () => setNonce('')
  },
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(Element.prototype, 'innerHTML', 'set')
    await userEvent.click(canvas.getByRole('combobox'))
    const style = (await screen.findByRole('listbox')).querySelector('style')
    await expect(style?.nonce).toBe('of-the-page')
    await expect(style?.textContent).toContain('[data-radix-select-viewport]')
    await expect(written.mock.contexts.filter((node) => node === style)).toEqual([])
  },
})

export const InError = meta.story({
  args: { error: 'Choose how often to deliver.' },
  play: describedAs('Error Choose how often to deliver.'),
})

/** A long selected option is cut off in the field and wraps in the list. */
export const LongestText = meta.story({
  args: {
    value: 'long',
    options: [{ value: 'long', label: `Every ${longWord} ${longWord}`, hint: longWord }],
  },
  globals: atWidth('narrow'),
  play: async ({ canvas, userEvent }) => {
    await expectToFit(320)
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('listbox')
    await expectToFit(320)
  },
})
