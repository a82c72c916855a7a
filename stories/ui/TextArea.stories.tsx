import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { TextArea } from '../../src/ui'
import { describedAs, expectToFit, longText } from './fits'
import { Held } from './Held'

const meta = preview.meta({
  title: 'UI/TextArea',
  component: TextArea,
  args: {
    label: 'Gift message',
    value: '',
    errorWord: 'Error',
    onValue: fn(),
    counter: { limit: 240, text: (left: number) => `${left} characters left` },
  },
  render: (args) => (
    <Held initial={args.value}>
      {(value, hold) => (
        <TextArea
          {...args}
          value={value}
          onValue={(typed) => {
            args.onValue(typed)
            hold(typed.slice(0, 240))
          }}
        />
      )}
    </Held>
  ),
})

/** The counter is always visible, and silent at first. */
export const Empty = meta.story({
  tags: ['wide'],
  play: async ({ canvas, args, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Gift message' })
    await expect(message).toHaveAccessibleDescription('240 characters left')
    await userEvent.type(message, 'Dear Aunt,{Enter}')
    await expect(args.onValue).toHaveBeenLastCalledWith('Dear Aunt,\n')
    await expect(canvas.getByText('229 characters left')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** It is announced once at twenty characters left, and once when none is left. */
export const NearItsLimit = meta.story({
  args: { value: longText.slice(0, 219) },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox')
    const said = canvas.getByRole('status')
    await expect(said).toBeEmptyDOMElement()
    await userEvent.type(message, 'a')
    await expect(said).toHaveTextContent('20 characters left')
    await userEvent.type(message, 'b')
    await expect(said).toHaveTextContent('20 characters left')
    await userEvent.click(message)
    await userEvent.paste('and thirty more than would fit')
    await expect(message).toHaveValue(
      `${longText.slice(0, 219)}aband thirty more than`.slice(0, 240),
    )
    await expect(said).toHaveTextContent(/^0 characters left$/)
  },
})

export const InError = meta.story({
  args: { error: 'Write a message, or choose no message.' },
  play: describedAs('Error Write a message, or choose no message. 240 characters left'),
})

/** All 240 characters of a message are visible without scrolling in browsers that can grow the field. */
export const LongestText = meta.story({
  args: { value: longText },
  globals: atWidth('narrow'),
  play: async ({ canvas }) => {
    await expectToFit(320)
    const message = canvas.getByRole('textbox')
    await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight + 1)
    await expect(canvas.getByText('0 characters left')).toBeVisible()
  },
})
