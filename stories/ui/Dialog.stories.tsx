import { type ComponentProps, useRef, useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { Button, Cluster, QuantityField, RadioGroup, Stack, TopLayer } from '../../src/ui'
import { Dialog } from '../../src/ui/dialog'
import { Select } from '../../src/ui/richSelect'
import { longText, longWord } from './fits'
import { Held } from './Held'

type OpenedProps = Omit<ComponentProps<typeof Dialog>, 'container'> & {
  theme: string
  /** The opener disappears with the click, like a button that removes its own line. */
  isOpenerGone?: boolean
}

/** A dialog, the button that opens it, and the page's top layer. */
function Opened({ theme, isOpenerGone, isOpen: isOpenFirst, ...dialog }: OpenedProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    dialog.onClose()
    setOpen(false)
  }
  return (
    <Stack>
      <h1 ref={heading} tabIndex={-1}>
        Your cart
      </h1>
      {!(isOpenerGone && isOpen) && (
        <Cluster>
          <Button onClick={() => setOpen(true)}>Combine shipments</Button>
        </Cluster>
      )}
      <TopLayer data-giftwell-theme={theme}>
        {(container) => (
          <Dialog
            actions={
              <>
                <Button variant="primary" onClick={close}>
                  Combine
                </Button>
                <Button onClick={close}>Keep them separate</Button>
              </>
            }
            {...dialog}
            container={container}
            isOpen={isOpen}
            onClose={close}
            returnFocus={() => heading.current}
          />
        )}
      </TopLayer>
    </Stack>
  )
}

const meta = preview.meta({
  title: 'UI/Dialog',
  component: Dialog,
  // Each has its own page, also in the docs.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Combine both shipments to Margaret?',
    description: 'Both go to 1 Maple Street. You pay for shipping once.',
    closeText: 'Close',
    container: null,
  },
  render: ({ container: _, ...args }, { globals }) => <Opened {...args} theme={globals.theme} />,
})

/** A bottom sheet on a phone, a centered card on a wide page. The heading has focus. */
export const Ready = meta.story({
  tags: ['wide'],
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Combine both shipments to Margaret?',
    })
    await expect(dialog).toHaveAccessibleDescription(/You pay for shipping once/)
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus())
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished))
    const { bottom, left } = dialog.getBoundingClientRect()
    const isSheet = bottom === window.innerHeight && left === 0
    await expect(isSheet).toBe(globals.viewport.value === 'phone')
  },
})

/** Escape means "no", and focus returns to the opener. */
export const ClosedByEscape = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Combine shipments' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** If the opener is gone, focus moves to the named fallback, never to the body. */
export const OpenerGone = meta.story({
  args: { isOpen: false },
  render: ({ container: _, ...args }, { globals }) => (
    <Opened {...args} theme={globals.theme} isOpenerGone />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Combine shipments' }))
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Keep them separate' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus())
  },
})

/** Tab stays inside: the first control follows the last. */
export const KeepsTheFocus = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    for (let step = 0; step < 5; step++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await expect(document.querySelector('h1')?.closest('[aria-hidden="true"]')).not.toBeNull()
  },
})

/** Shift+Tab also wraps if radio buttons come first and the selected one is not the first. */
export const BeginsWithRadios = meta.story({
  args: {
    children: (
      <RadioGroup
        legend="Shipping speed"
        options={[
          { value: 'standard', label: 'Standard' },
          { value: 'overnight', label: 'Overnight' },
        ]}
        value="overnight"
        onValue={fn()}
      />
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Overnight' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
  },
})

/** An answer is required: a press outside does not close it. */
export const Alert = meta.story({
  args: { kind: 'alert', title: 'Cancel this subscription?', description: undefined },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).not.toHaveAttribute('aria-describedby')
    await userEvent.click(document.querySelector('.gw-dialog-scrim') as Element)
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

/**
 * Escape in an edited field restores its value, and during composition belongs to the input method; the next
 * one closes the dialog.
 */
export const WhileEditing = meta.story({
  args: {
    children: (
      <QuantityField
        label="Quantity"
        decreaseText="Decrease"
        increaseText="Increase"
        value={2}
        max={9}
        onCommit={fn()}
      />
    ),
  },
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('textbox', { name: 'Quantity' })
    await userEvent.type(input, '7')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('2')
    fireEvent.keyDown(input, { key: 'Escape', isComposing: true })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** A list that opens inside a dialog is on top of it, and Escape closes only the list. */
export const WithSelect = meta.story({
  args: {
    children: (
      <Held initial="">
        {(value, hold) => (
          <Select
            label="Deliver again"
            placeholder="Choose how often"
            container={document.querySelector<HTMLElement>('.gw-top-layer')}
            options={[
              { value: '1', label: 'Every month' },
              { value: '3', label: 'Every 3 months' },
            ]}
            value={value}
            onValue={hold}
          />
        )}
      </Held>
    ),
  },
  play: async ({ args, userEvent }) => {
    const select = await screen.findByRole('combobox', { name: 'Deliver again' })
    await userEvent.click(select)
    const option = await screen.findByRole('option', { name: 'Every 3 months' })
    const { x, y } = option.getBoundingClientRect()
    await expect(option).toContainElement(document.elementFromPoint(x + 5, y + 5) as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: 'Every month' }))
    await expect(select).toHaveTextContent('Every month')
  },
})

/** A long dialog scrolls as a whole, and fits the narrowest page. */
export const LongestText = meta.story({
  args: {
    title: `Combine the shipments to ${longWord}${longWord}?`,
    children: Array.from({ length: 6 }, (_, part) => `${part + 1}. ${longText} `).join(''),
  },
  globals: atWidth('narrow'),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(window.innerWidth).toBe(320)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320)
    await expect(dialog.clientHeight).toBeLessThan(window.innerHeight)
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  },
})
