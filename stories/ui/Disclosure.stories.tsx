import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Button, Disclosure } from '../../src/ui'
import { fitting, longText, longWord } from './fits'
import { Held } from './Held'

const meta = preview.meta({
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Add a promo code',
    children: 'Enter the code as it stands on the card.',
    onToggle: fn(),
  },
})

export const Closed = meta.story({
  tags: ['wide'],
  play: async ({ canvas, args, userEvent }) => {
    const body = canvas.getByText(/Enter the code/)
    await expect(body).not.toBeVisible()
    await userEvent.click(canvas.getByText('Add a promo code'))
    await expect(body).toBeVisible()
    await expect(args.onToggle).toHaveBeenCalledWith(true)
  },
})

/** Opened by the page, for example when a code was rejected. */
export const OpenedByItsOwner = meta.story({
  render: (args) => (
    <Held initial={false}>
      {(isOpen, hold) => (
        <>
          <Button onClick={() => hold(!isOpen)}>Refuse the code</Button>
          <Disclosure {...args} isOpen={isOpen} onToggle={hold} />
        </>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const body = canvas.getByText(/Enter the code/)
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse the code' }))
    await expect(body).toBeVisible()
    await userEvent.click(canvas.getByText('Add a promo code'))
    await expect(body).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse the code' }))
    await expect(body).toBeVisible()
  },
})

export const LongestText = meta.story({
  ...fitting,
  args: { summary: `Add a code for ${longWord}${longWord}`, children: longText, isOpen: true },
})
