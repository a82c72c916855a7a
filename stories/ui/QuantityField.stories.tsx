import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { QuantityField } from '../../src/ui'
import { Held, held } from './Held'

const meta = preview.meta({
  title: 'UI/QuantityField',
  component: QuantityField,
  args: {
    label: 'Quantity of Filet Mignon',
    decreaseText: 'Decrease quantity of Filet Mignon',
    increaseText: 'Increase quantity of Filet Mignon',
    removeText: 'Remove Filet Mignon',
    value: 2,
    max: 99,
    onCommit: fn(),
    onOverMax: fn(),
  },
  render: held(QuantityField, 'value', 'onCommit'),
})

/** Each press of a button calls at once with the next quantity. */
export const Ready = meta.story({
  tags: ['wide'],
  play: async ({ canvas, args, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Increase quantity of Filet Mignon' })
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(args.onCommit).toHaveBeenNthCalledWith(1, 3)
    await expect(args.onCommit).toHaveBeenNthCalledWith(2, 4)
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease/ }))
    await expect(args.onCommit).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('textbox', { name: 'Quantity of Filet Mignon' })).toHaveValue('3')
  },
})

/** At one, the first button removes the item, with the matching icon and name. */
export const One = meta.story({
  args: { value: 1 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Filet Mignon' }))
    await expect(args.onCommit).toHaveBeenCalledWith(0)
  },
})

/** Typed text takes effect on blur or Enter, once. */
export const Typed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.keyboard('12')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommit).toHaveBeenCalledWith(12)
    await userEvent.clear(input)
    await userEvent.type(input, '7')
    await userEvent.tab()
    await expect(args.onCommit).toHaveBeenLastCalledWith(7)
    await expect(args.onCommit).toHaveBeenCalledTimes(2)
  },
})

/** Escape restores the previous quantity. */
export const Restored = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '5')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('2')
    await userEvent.tab()
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
})

/** Zero or less removes the item; text that is not a number is ignored. */
export const TypedNothing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, 'two{Enter}')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await expect(input).toHaveValue('2')
    await userEvent.clear(input)
    await userEvent.type(input, '-1{Enter}')
    await expect(args.onCommit).toHaveBeenCalledWith(0)
  },
})

/** A response that arrives during typing does not overwrite the input. */
export const DraftSurvives = meta.story({
  render: (args) => (
    <Held initial={2}>
      {(value, answer) => (
        <>
          <QuantityField {...args} value={value} />
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => answer(9)}
          >
            Answer with 9
          </button>
        </>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer with 9' }))
    await expect(input).toHaveValue('4')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('9')
  },
})

/**
 * At the maximum, the second button keeps focus and does nothing; a larger number is reduced to the maximum,
 * with a note.
 */
export const AtTheMost = meta.story({
  args: { value: 99 },
  play: async ({ canvas, args, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^Increase/ })
    await userEvent.click(more)
    await waitFor(() => expect(more).toHaveFocus())
    await expect(args.onCommit).not.toHaveBeenCalled()
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '150{Enter}')
    await expect(args.onOverMax).toHaveBeenCalledWith(150)
    await expect(input).toHaveValue('99')
  },
})
