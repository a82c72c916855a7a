import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneShipment } from '../../mocks/scenarios'
import { useCart, useOffline } from '../../src/hooks'
import { bare, stageOf, whileOffline } from '../support'

/** A cart that shows when it is offline, and disables saving meanwhile. */
function BareConnection() {
  const isOffline = useOffline()
  const { cart, setQuantity } = useCart()
  const line = cart?.recipients[0]?.items[0]
  return (
    <section aria-label="Connection">
      <p>{isOffline ? 'No connection. What you see is how it was.' : 'Connected'}</p>
      <button
        type="button"
        disabled={isOffline || !line}
        onClick={() => line && setQuantity(line.clin_id, 2)}
      >
        {line ? `Take two instead of ${line.qty}` : 'Nothing to change'}
      </button>
    </section>
  )
}

const meta = preview.meta({ title: 'Hooks/useOffline', component: BareConnection })

/** The device is online. */
export const Connected = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    await expect(await canvas.findByText('Connected')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Take two instead of 1' }))
    await canvas.findByRole('button', { name: 'Take two instead of 2' })
    await expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(1)
  }),
)

/** The connection is lost and restored: both are detected immediately, and nothing is sent in between. */
export const Lost = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    await canvas.findByRole('button', { name: 'Take two instead of 1' })
    await whileOffline(async () => {
      await expect(await canvas.findByText(/^No connection\./)).toBeVisible()
      const button = screen.getByRole('button', { name: 'Take two instead of 1' })
      await expect(button).toBeDisabled()
      await userEvent.click(button)
      await expect(backend.count('putQuantity')).toBe(0)
    })
    await expect(await canvas.findByText('Connected')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take two instead of 1' })).toBeEnabled()
    await expect((await backend.cart())?.recipients).toHaveLength(1)
  }),
)
