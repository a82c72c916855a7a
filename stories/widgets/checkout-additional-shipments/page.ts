import { expect, userEvent, waitFor, within } from 'storybook/test'
import CheckoutAdditionalShipments from '../../../src/widgets/checkout-additional-shipments'
import { type Canvas, fillIn, press, sceneIn, scrollOut } from '../../support'

/** The world of a story of this page, in the root that the embed makes for it. */
export const scene = sceneIn({ app: 'checkout-additional-shipments' })

/** Shared by all of its stories. */
export const othersPage = { component: CheckoutAdditionalShipments, afterEach: scrollOut }

/** A person's gift, open or as a row. */
export async function giftOf(canvas: Canvas, name: string) {
  const element: HTMLElement = await canvas.findByRole('article', { name: `To ${name}` })
  return within(element)
}

/** Waits until a person's gift is open. */
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

/** Opens a recipient's gift. */
export async function show(canvas: Canvas, name: string) {
  await press(await giftOf(canvas, name), `To ${name}`)
  return openGift(canvas, name)
}

/** Enters everything that a frozen gift lacks, except its date. */
export async function typeAddress(gift: Canvas, street = '2207 Prairie Road'): Promise<void> {
  await gift.findByLabelText('Street address')
  await fillIn(gift, { 'Street address': street, City: 'Kansas City' })
  await userEvent.selectOptions(gift.getByLabelText('State'), 'MO')
  await fillIn(gift, { 'ZIP code': '64108', Phone: '816 555 0142' })
}

/** Opens a page that would be skipped, by editing the first of the other gifts. */
export const openedToChange = { ...othersPage, args: { edit: 12 } }

/** Waits until the page navigates to a step. */
export const ledTo = (step: string) => waitFor(() => expect(location.hash).toBe(`#${step}`))
