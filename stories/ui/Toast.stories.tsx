import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { Toast, ToastArea, TopLayer } from '../../src/ui'
import { longWord } from './fits'

const meta = preview.meta({
  title: 'UI/Toast',
  component: Toast,
  // Each has its own page, also in the docs.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { text: 'Filet Mignon was removed.', onAction: fn(), onClose: fn() },
  render: (args, { globals }) => (
    <TopLayer data-giftwell-theme={globals.theme}>
      {() => (
        <ToastArea>
          <Toast {...args} />
        </ToastArea>
      )}
    </TopLayer>
  ),
})

/** At the bottom of the page, above everything; the page beside it can be clicked. */
export const Ready = meta.story({
  args: { text: 'Your Promo Code has been accepted', tone: 'ok' },
  tags: ['wide'],
  play: async ({ canvas }) => {
    const toast = canvas.getByText('Your Promo Code has been accepted').parentElement
    await expect(toast?.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 40)
    await expect(document.elementFromPoint(10, 10)?.closest('.gw-top-layer')).toBeNull()
  },
})

/** Undo comes first, then the close button. */
export const WithUndo = meta.story({
  args: { actionText: 'Undo', closeText: 'Close' },
  tags: ['wide'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const LongestText = meta.story({
  args: { text: `${longWord}${longWord} was removed.`, actionText: 'Undo', closeText: 'Close' },
  globals: atWidth('narrow'),
  play: async ({ canvas }) => {
    const toast = canvas.getByText(/was removed/).closest('.gw-toast')
    const { left, right } = (toast as Element).getBoundingClientRect()
    await expect(window.innerWidth).toBe(320)
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(320)
  },
})
