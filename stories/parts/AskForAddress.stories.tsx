import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ask } from '../../mocks/ask'
import * as worlds from '../../mocks/scenarios'
import { cartActions } from '../../src/store/cart/actions'
import CheckoutShipping from '../../src/widgets/checkout-shipping'
import {
  type Canvas,
  CLAIM_PAGE,
  callsOf,
  listen,
  press,
  sceneIn,
  scrollOut,
  seen,
  stageOf,
} from '../support'
import { dialogOf } from '../support/dialogs'
import { goOn, typeAddress } from '../widgets/checkout-shipping/page'

const scene = sceneIn({ page: CLAIM_PAGE })

const meta = preview.meta({
  title: 'Parts/AskForAddress',
  component: CheckoutShipping,
  args: { edit: 11 },
  afterEach: scrollOut,
})

const ASK = 'Ask for the address: Eleanor Whitfield'
const WAITING = 'Waiting for Eleanor’s address'

/** Opens the sheet beside the form. */
async function opened(canvas: Canvas) {
  await press(canvas, ASK)
  return dialogOf('Ask for the address')
}

/** The status shown for an existing link. */
const statusOf = async (canvas: Canvas, words: string | RegExp) => {
  const text = await canvas.findByText(words)
  const status = text.closest('.gw-claim-status') as HTMLElement | null
  if (!status) throw new Error('It does not stand where links are.')
  return within(status)
}

/** A guest enters their name; an empty name shows an error, and nothing is sent. */
export const WhoSends = meta.story({
  tags: ['wide'],
  ...scene(worlds.threeNamesOnly, async ({ canvas, id }) => {
    const sheet = await opened(canvas)
    const name = sheet.getByLabelText('Your name, as Eleanor knows you')
    await press(sheet, 'Make the link')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/Enter your name/)
    await expect(callsOf(id, 'postClaim')).toHaveLength(0)
    await userEvent.paste('Margaret Elizabeth Holloway-Whitfield')
    await expect(name).toHaveValue('Margaret Elizabeth Holloway-Whi')
    await expect(sheet.getByText('Shortened to 31 characters.')).toBeVisible()
  }),
})

/** A customer's name is prefilled, and can be changed. */
export const CustomerSends = meta.story(
  scene(
    () => ({ ...worlds.threeNamesOnly(), ...worlds.customerAtHome() }),
    async ({ canvas, id }) => {
      const sheet = await opened(canvas)
      const name = sheet.getByLabelText(/^Your name/)
      await waitFor(() => expect(name).toHaveValue('Margaret Holloway'))
      await userEvent.clear(name)
      await userEvent.type(name, 'Grandma')
      await press(sheet, 'Make the link')
      await dialogOf(WAITING)
      await expect(callsOf(id, 'postClaim').at(-1)?.body).toMatchObject({ sender: 'Grandma' })
    },
  ),
)

/** The link can be copied or sent; the gift then waits for the address. */
export const Made = meta.story({
  tags: ['wide'],
  ...scene(worlds.threeNamesOnly, async ({ canvas, canvasElement, id }) => {
    const sheet = await opened(canvas)
    await userEvent.type(sheet.getByLabelText(/^Your name/), 'Margaret')
    await press(sheet, 'Make the link')
    const made = await dialogOf(WAITING)
    const link = made.getByLabelText('Private link') as HTMLInputElement
    await waitFor(() => expect(link).toHaveFocus())
    await expect(link.value).toMatch(/\/claim#[\w-]{30,}$/)
    const mail = made.getByRole('link', { name: 'Email link' })
    await expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(link.value)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const said = listen(canvasElement.ownerDocument.body)
    await press(made, 'Copy link')
    await said.until('Link copied')
    await said.once('Link copied')
    await expect(write).toHaveBeenCalledWith(link.value)
    await userEvent.keyboard('{Escape}')
    await seen(canvas, WAITING)
    await expect(canvas.queryByLabelText('Street address')).toBeNull()
    await expect(callsOf(id, 'postClaim')).toHaveLength(1)
  }),
})

/** If copying is not allowed, the link is selected. */
export const CopiedByHand = meta.story(
  scene(worlds.addressAskedFor, async ({ canvas }) => {
    await press(canvas, 'Resend link Eleanor Whitfield')
    const sheet = await dialogOf(WAITING)
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await press(sheet, 'Copy link')
    await expect(await sheet.findByText(/^We couldn’t copy it/)).toBeVisible()
    const { selectionStart, selectionEnd, value } = sheet.getByLabelText(
      'Private link',
    ) as HTMLInputElement
    await expect([selectionStart, selectionEnd]).toEqual([0, value.length])
  }),
)

/** Creating the link failed: the input is kept, and a retry works. */
export const NotMade = meta.story(
  scene(worlds.threeNamesOnly, async ({ canvas, id }) => {
    stageOf(id).backend.setFault('postClaim', { kind: 'server-error', times: 1 })
    const sheet = await opened(canvas)
    await userEvent.type(sheet.getByLabelText(/^Your name/), 'Margaret')
    await press(sheet, 'Make the link')
    await expect(await sheet.findByText(/^We couldn’t make the link/)).toBeVisible()
    await expect(sheet.getByLabelText(/^Your name/)).toHaveValue('Margaret')
    await press(sheet, 'Make the link')
    await dialogOf(WAITING)
  }),
)

/** Withdrawn: announced once, and a new link can be created. */
export const Withdrawn = meta.story(
  scene(worlds.addressAskedFor, async ({ canvas, canvasElement }) => {
    await seen(canvas, WAITING)
    const said = listen(canvasElement.ownerDocument.body)
    await press(canvas, 'Cancel link Eleanor Whitfield')
    await said.until('The link no longer works.')
    await said.once('The link no longer works.')
    await expect(await canvas.findByRole('button', { name: ASK })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus())
  }),
)

/** The shopper can still enter the address; without it, the gift only lacks a date. */
export const EnteredAfterAll = meta.story(
  scene(worlds.addressAskedFor, async ({ canvas, id }) => {
    await press(canvas, 'Enter it myself Eleanor Whitfield')
    await typeAddress(canvas)
    await goOn(canvas)
    await waitFor(() => expect(callsOf(id, 'putNewRecipient')).toHaveLength(1))
    await waitFor(() => expect(canvas.queryByText(WAITING)).toBeNull())
    await expect(canvas.queryByRole('button', { name: 'Cancel link Eleanor Whitfield' })).toBeNull()
  }),
)

/** The recipient answers before anything is typed: the form shows the answer, and Continue accepts it. */
export const AnsweredMeanwhile = meta.story(
  scene(worlds.addressAskedFor, async ({ canvas, id }) => {
    await press(canvas, 'Enter it myself Eleanor Whitfield')
    await expect(await canvas.findByLabelText('Street address')).toHaveValue('')
    const { backend, store } = stageOf(id)
    await ask(backend, 'putClaimed', {
      body: {
        token: worlds.CLAIM_TOKEN,
        fname: 'Eleanor',
        lname: 'Whitfield',
        address_1: '5 Birch Lane',
        city: 'Fargo',
        state: 'ND',
        postal_code: '58102',
        phone: '7015550143',
      },
    })
    await store.use(cartActions).refresh()
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Fargo'))
    await goOn(canvas)
    await seen(canvas, /^5 Birch Lane, Fargo, ND 58102/)
  }),
)

/** No answer in time. */
export const Late = meta.story({
  tags: ['wide'],
  ...scene(worlds.linkOver, async ({ canvas }) => {
    const status = await statusOf(canvas, /^No answer yet/)
    await expect(
      status.getByRole('button', { name: 'Resend link Eleanor Whitfield' }),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Street address')).toBeVisible()
  }),
})

/** Hawaii costs more: the shopper has to approve first. */
export const CostsMore = meta.story({
  tags: ['wide'],
  ...scene(worlds.addressToApprove, async ({ canvas, canvasElement, id }) => {
    const status = await statusOf(canvas, 'Shipping to Hawaii adds $15.05. OK?')
    await expect(status.getByRole('status')).toHaveTextContent(/^Shipping to Hawaii/)
    const said = listen(canvasElement.ownerDocument.body)
    await press(status, 'That’s OK Eleanor Whitfield')
    await expect(await canvas.findByText(/12 Kalakaua Avenue/)).toBeVisible()
    await expect(callsOf(id, 'postClaimApproval')).toHaveLength(1)
    said.stop()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  }),
})
