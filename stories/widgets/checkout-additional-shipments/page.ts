import { expect, userEvent, waitFor, within } from 'storybook/test'
import CheckoutAdditionalShipments from '../../../src/widgets/checkout-additional-shipments'
import { type Canvas, fillIn, press, sceneIn, scrollOut } from '../../support'

/** The world of a story of this page, in the root that the embed makes for it. */
export const scene = sceneIn({ app: 'checkout-additional-shipments' })

/** Shared by all of its stories. */
export const othersPage = { component: CheckoutAdditionalShipments, afterEach: scrollOut }

/** The gift of somebody, as it stands: open or as a row. */
export async function giftOf(canvas: Canvas, name: string) {
  const element: HTMLElement = await canvas.findByRole('article', { name: `To ${name}` })
  return within(element)
}

/** Waits until the gift of somebody is the one that is open. */
export async function openGift(canvas: Canvas, name: string) {
  const gift = await giftOf(canvas, name)
  await waitFor(() =>
    expect(gift.getByRole('button', { name: `To ${name}` })).toHaveAttribute(
      'aria-expanded',
      'true',
    ),
  )
  return gift
}

/** Opens the gift of somebody. */
export async function show(canvas: Canvas, name: string) {
  await press(await giftOf(canvas, name), `To ${name}`)
  return openGift(canvas, name)
}

/** Types what a gift of frozen food lacks but its date. */
export async function typeAddress(gift: Canvas, street = '2207 Prairie Road'): Promise<void> {
  await gift.findByLabelText('Street address')
  await fillIn(gift, { 'Street address': street, City: 'Kansas City' })
  await userEvent.selectOptions(gift.getByLabelText('State'), 'MO')
  await fillIn(gift, { 'ZIP code': '64108', Phone: '816 555 0142' })
}

/** What opens a page that would be skipped: the first of the other gifts is to be changed. */
export const openedToChange = { ...othersPage, args: { edit: 12 } }

/** Waits until the page leads to a step. */
export const ledTo = (step: string) => waitFor(() => expect(location.hash).toBe(`#${step}`))
