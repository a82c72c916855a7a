import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { itemOutOfStock, myselfOnly, oneShipment } from '../../mocks/scenarios'
import { CheckoutBar, CheckoutButton } from '../../src/parts'
import { validityActions } from '../../src/store/cart/actions'
import { holdBack, scene, shipmentOf, stageOf } from '../support'
import { Shipments } from './Lines'

const meta = preview.meta({
  title: 'Parts/CheckoutButton',
  component: CheckoutButton,
  render: () => (
    <div className="scene-shipments">
      <Shipments />
      <CheckoutButton />
    </div>
  ),
})

/** A valid cart continues to the page's checkout. */
export const Valid = meta.story(
  scene(oneShipment, async ({ canvas, id }) => {
    location.hash = ''
    await expect(await canvas.findByRole('article')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }))
    await waitFor(() => expect(location.hash).toBe('#checkout-login'))
    await expect(stageOf(id).backend.count('postCheckStock')).toBe(1)
  }),
)

/** An invalid cart stays on the page. */
export const Invalid = meta.story(
  scene(itemOutOfStock, async ({ canvas, id }) => {
    location.hash = ''
    await expect(await canvas.findByRole('article')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Check out' })
    await userEvent.click(button)
    await waitFor(() => expect(stageOf(id).store.slot(validityActions).status).toBe('checked'))
    await waitFor(() => expect(button).toHaveTextContent('Check out'))
    await expect(location.hash).toBe('')
  }),
)

/** A press while a change is being saved waits for it, then continues. */
export const WaitsForSaving = meta.story({
  ...scene(myselfOnly),
  play: async ({ canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'putQuantity')
    location.hash = ''
    await expect(await canvas.findByRole('article')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
    const button = canvas.getByRole('button', { name: 'Check out' })
    await userEvent.click(button)
    await expect(button).toHaveTextContent('Saving your changes…')
    await waitFor(() => expect(button).toHaveFocus())
    letGo()
    await waitFor(() => expect(location.hash).toBe('#checkout-login'))
    await expect((await shipmentOf(id))?.items[0]?.qty).toBe(2)
  },
})

/** At the bottom of a narrow screen, beside the total. */
export const AsBar = meta.story({
  ...scene(oneShipment, async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toBeVisible()
    const bar = (await canvas.findByRole('button', { name: 'Check out' })).parentElement
    await expect(bar).toHaveTextContent('Total $109.95')
    await expect(bar && getComputedStyle(bar).position).toBe('sticky')
  }),
  render: () => (
    <div>
      <Shipments />
      <CheckoutBar />
    </div>
  ),
})
