import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { atWidth } from '../../../.storybook/viewports'
import * as worlds from '../../../mocks/scenarios'
import { accountActions } from '../../../src/store/account/account'
import {
  type Canvas,
  cardOf,
  fixStreet,
  focusOn,
  listen,
  noSidewaysScroll,
  pick,
  press,
  STREET_REFUSED,
  seen,
  stageOf,
} from '../../support'
import { typeAgnes } from '../../support/acts'
import { dialogOf } from '../../support/dialogs'
import { cartPage, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Recipients', ...cartPage })

/** One recipient: the shopper. Nothing to collapse. */
export const Myself = meta.story(
  scene(worlds.myselfOnly, 'one recipient (myself)', async ({ canvas }) => {
    const card = await cardOf(canvas, 'To me')
    await expect(await card.findByText('Ready')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'To me' })).toBeNull()
  }),
)

/** One gift recipient. */
export const OneGift = meta.story(
  scene(worlds.oneShipment, 'one gift recipient', async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1)
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await seen(card, ['Ready', /^418 Maple Street, Omaha, NE/])
    const name = 'Add a free gift message to Eleanor Whitfield’s shipment'
    await expect(card.getByRole('button', { name })).toBeVisible()
    await expect(canvas.getByText('1 item for 1 person')).toBeVisible()
  }),
)

/** Three recipients, perishable and not: frozen shipments say so. */
export const ThreeMixed = meta.story({
  tags: ['wide'],
  ...scene(worlds.threeMixed, 'three recipients, perishable and not', async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards).toHaveLength(3)
    await expect(cards[0]).toHaveAccessibleName('To me')
    const frozen = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(frozen.getByText('Ships frozen')).toBeVisible()
    const dry = await cardOf(canvas, 'To Harold Brandt')
    await expect(dry.queryByText('Ships frozen')).toBeNull()
    await expect(frozen.getByRole('button', { name: /^Change date/ })).toBeVisible()
    await expect(dry.getByRole('button', { name: /^Change method/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Expand all' })).toBeNull()
  }),
})

/** What a recipient still needs is shown in the card, and in the list. */
export const PartsMissing = meta.story({
  tags: ['wide'],
  ...scene(worlds.partsMissing, async ({ canvas }) => {
    const missing = async (name: string) =>
      (await (await cardOf(canvas, name)).findByText('Still needed:')).parentElement?.textContent
    await expect(await missing('To Harold Brandt')).toBe('Still needed:phone number')
    await expect(await missing('To Josephine Okafor')).toBe('Still needed:address')
    await expect(await missing('To Walter Lindqvist')).toBe('Still needed:email')
    await expect(await missing('To Rosa')).toBe('Still needed:last namedelivery date')
    await seen(canvas, 'Ready', { card: 'To Eleanor Whitfield', not: [/^Still missing/] })
  }),
})

/** Invalid address parts are shown like missing ones, and link to their fields. */
export const PartsWrong = meta.story({
  tags: ['wide'],
  ...scene(worlds.partsWrong, async ({ canvas }) => {
    const missing = async (name: string) =>
      (await (await cardOf(canvas, name)).findByText('Still needed:')).parentElement?.textContent
    await expect(await missing('To Harold Brandt')).toBe(
      'Still needed:5- or 9-digit ZIP code10-digit phone number',
    )
    await expect(await missing('To Josephine Okafor')).toBe('Still needed:complete email address')
    await seen(canvas, 'Ready', { card: 'To Eleanor Whitfield' })
    const name = 'Add 5- or 9-digit ZIP code for Harold Brandt’s shipment'
    await userEvent.click(canvas.getByRole('button', { name }))
    const dialog = await dialogOf('Shipping address')
    const field = dialog.getByRole('textbox', { name: 'ZIP code' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '8')
    await userEvent.tab()
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Phone' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone' }), '8165550188')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await seen(canvas, 'Ready', { card: 'To Harold Brandt' })
  }),
})

/** Many recipients are a gift list: two lines each, three on phones; rows expand in place and keep focus. */
export const AllAtAGlance = meta.story({
  tags: ['wide'],
  ...scene(worlds.elevenGifts, async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('button', { name: 'To Rosa Delgado' })
    await expect(canvasElement.querySelectorAll('[data-gw-line]')).toHaveLength(0)
    const card = canvas.getByRole('article', { name: 'To Rosa Delgado' })
    for (const words of ['Thu, Dec 10', '$79.95', 'Smoked Turkey', '“Merry Christmas, dear Rosa!'])
      await expect(card).toHaveTextContent(words)
    await expect(card.getBoundingClientRect().height).toBeLessThan(96)
    await userEvent.click(row)
    await waitFor(() => expect(row).toHaveFocus())
    await expect(await within(card).findByText('Ready')).toBeVisible()
    await expect(within(card).getByRole('heading', { level: 3 })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(card).queryByRole('heading', { level: 3 })).toBeNull())
    await waitFor(() => expect(row).toHaveFocus())
    await noSidewaysScroll()
  }),
})

/** Totals are beside the gift list, with the checkout button above the fold. */
export const TwelveRecipientsFortyLines = meta.story({
  globals: atWidth('desktop'),
  ...scene(worlds.twelveRecipientsFortyLines, 'twelve recipients, 40 lines', async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^To / })).toHaveLength(12)
    const way = canvas.getByRole('button', { name: 'Check out' })
    await expect(way.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    await noSidewaysScroll()
  }),
})

/** Incomplete cards start expanded, three at most; completing one does not collapse it. */
export const IncompleteComeOpen = meta.story({
  globals: atWidth('phone'),
  ...scene(worlds.partsMissing, async ({ canvas }) => {
    await canvas.findAllByRole('article')
    const names = (expanded: boolean) =>
      canvas.getAllByRole('button', { name: /^To /, expanded }).map((one) => one.textContent)
    await expect(names(true)).toEqual([
      'To Harold Brandt',
      'To Josephine Okafor',
      'To Walter Lindqvist',
    ])
    await expect(names(false)).toEqual(['To Eleanor Whitfield', 'To Rosa'])
    await expect(await canvas.findByText('Needs last name, delivery date')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
    await expect(canvas.queryByRole('button', { name: /^To /, expanded: false })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }))
    await expect(canvas.queryByRole('button', { name: /^To /, expanded: true })).toBeNull()
  }),
})

/** Opens the dialog in which the recipient of a shipment is changed. */
async function changeRecipient(canvas: Canvas, possessive: string) {
  await press(canvas, `Change recipient of ${possessive} shipment`)
  return dialogOf('Who’s this for?')
}

/** The names to choose from, in order. */
const namesIn = (dialog: Canvas): (string | null | undefined)[] =>
  dialog
    .getAllByRole('radio')
    .map(
      (radio: HTMLElement) => radio.closest('.gw-radio-card')?.querySelector('label')?.textContent,
    )

/** A guest's recipients saved on the device are listed after those in the cart. */
export const GuestWithLocalRecipients = meta.story({
  ...scene(worlds.guestWithRecipients, 'guest with locally kept recipients'),
  play: async ({ canvas, id }) => {
    const dialog = await changeRecipient(canvas, 'Eleanor Whitfield’s')
    const names = namesIn(dialog)
    await expect(names).toEqual([
      'Someone new',
      'Eleanor Whitfield',
      'Walter Lindqvist',
      'Rosa Delgado',
      'Ship to myself',
    ])
    await expect(
      dialog.getByRole('radio', { name: 'Eleanor Whitfield' }),
    ).toHaveAccessibleDescription(/Current/)
    // A guest's list is not requested from the server.
    await expect(stageOf(id).backend.count('getAddresses')).toBe(0)
  },
})

/** On a shared device, one press removes them, with Undo. */
export const LocalRecipientsForgotten = meta.story(
  scene(worlds.guestWithRecipients, async ({ canvas, canvasElement, id }) => {
    const dialog = await changeRecipient(canvas, 'Eleanor Whitfield’s')
    const said = listen(canvasElement)
    await press(dialog, 'Forget the people saved on this device')
    await said.until('2 people removed from this device.')
    await waitFor(() => expect(namesIn(dialog)).not.toContain('Rosa Delgado'))
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('h2')).toHaveFocus())
    await press(within(document.body), 'Undo')
    await waitFor(() => expect(namesIn(dialog)).toContain('Rosa Delgado'))
    await expect(stageOf(id).backend.count('getAddresses')).toBe(0)
  }),
)

/** Recipients saved on the device before sign-in are offered for the address book, once; then the cart has focus. */
export const LocalRecipientsImported = meta.story({
  tags: ['wide'],
  ...scene(worlds.listReplaced, async ({ canvas, canvasElement, id }) => {
    const { backend, store } = stageOf(id)
    // As the header of a page does.
    await store.use(accountActions).loadCustomer()
    await canvas.findByText('Add 1 address from this device to your account?')
    const said = listen(canvasElement)
    await press(canvas, 'Save to address book')
    await said.until('Your address book is up to date.')
    await expect(backend.count('putNewRecipient')).toBe(1)
    await expect(canvas.queryByText(/from this device to your account\?$/)).toBeNull()
    await expect(store.slot(accountActions).localRecipients).toEqual([])
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    const dialog = await changeRecipient(canvas, 'Eleanor Whitfield’s')
    await expect(namesIn(dialog)).toHaveLength(5)
  }),
})

/** The server rejects them: they stay on the device, and the offer stays. Declining removes them, with Undo. */
export const ImportFailed = meta.story(
  scene(
    worlds.listReplaced,
    { faults: { putNewRecipient: 'server-error' } },
    async ({ canvas, canvasElement, id }) => {
      await stageOf(id).store.use(accountActions).loadCustomer()
      const said = listen(canvasElement)
      await press(canvas, 'Save to address book')
      await said.until('We couldn’t save everyone to your address book. Please try again.')
      await expect(
        canvas.getByText('Add 1 address from this device to your account?'),
      ).toBeVisible()
      await press(canvas, 'No, thanks')
      await waitFor(() =>
        expect(canvas.queryByText(/from this device to your account\?$/)).toBeNull(),
      )
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
      await said.until('1 person removed from this device.')
      await press(within(document.body), 'Undo')
      await canvas.findByText('Add 1 address from this device to your account?')
    },
  ),
)

/** A customer's list is the server's, without recipients saved on the device. */
export const CustomersListReplaced = meta.story({
  ...scene(worlds.listReplaced, "customer whose list was replaced by the server's"),
  play: async ({ canvas, id }) => {
    const dialog = await changeRecipient(canvas, 'Eleanor Whitfield’s')
    await waitFor(() =>
      expect(namesIn(dialog)).toEqual([
        'Someone new',
        'Eleanor Whitfield',
        'Harold Brandt',
        'Ship to myself',
      ]),
    )
    await waitFor(() => expect(stageOf(id).backend.count('getAddresses')).toBe(1))
    // Kept on the device, but not offered.
    await expect(stageOf(id).store.slot(accountActions).localRecipients).toHaveLength(1)
    await expect(namesIn(dialog)).toHaveLength(4)
  },
})

/** Many saved addresses are searched by name, company or town. */
export const ManyAddresses = meta.story({
  tags: ['wide'],
  ...scene(worlds.manyAddresses, async ({ canvas }) => {
    const dialog = await changeRecipient(canvas, 'Eleanor Whitfield’s')
    const search = await dialog.findByRole('searchbox', { name: 'Search recipients' })
    await userEvent.type(search, 's')
    // The dialog slides in meanwhile.
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const { top } = search.getBoundingClientRect()
    await userEvent.type(search, 'eattle')
    await dialog.findByText('1 of 13 shown')
    // However few match, the search field does not move.
    await expect(search.getBoundingClientRect().top).toBeCloseTo(top)
    await expect(dialog.getAllByRole('radio')).toHaveLength(2)
    await expect(dialog.getByRole('radio', { name: 'Grace Nakamura' })).toBeVisible()
  }),
})

/** A shipment is changed to a saved address, keeping date and message; the toast offers Undo. */
export const ChangedToSaved = meta.story(
  scene(worlds.customerSignedIn, async ({ canvas, canvasElement }) => {
    const screenReader = listen(canvasElement)
    const dialog = await changeRecipient(canvas, 'Eleanor Whitfield’s')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    const none = await dialog.findByText('Choose who it’s for.', { ignore: '.gw-hidden' })
    // The dialog slides in meanwhile.
    await waitFor(() => expect(none).toBeVisible())
    await pick(dialog, 'Josephine Okafor', 'Continue')
    await canvas.findByRole('article', { name: 'To Josephine Okafor' })
    await screenReader.until('This shipment now goes to Josephine Okafor.')
    await focusOn(canvas, 'button', /^Change recipient of Josephine Okafor’s/)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await canvas.findByRole('article', { name: 'To Eleanor Whitfield' })
    screenReader.stop()
  }),
)

/** A new recipient: their address is saved, and the shipment goes there. */
export const ChangedToNew = meta.story(
  scene(worlds.customerSignedIn, async ({ canvas }) => {
    const dialog = await changeRecipient(canvas, 'Eleanor Whitfield’s')
    await pick(dialog, 'Someone new', 'Continue')
    const form = await dialogOf('Someone new')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Someone new' })).toHaveFocus())
    await expect(form.getAllByRole('textbox')).toHaveLength(6)
    await typeAgnes(form)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const card = await cardOf(canvas, 'To Agnes Moorhead')
    await expect(card.getByText('5 Birch Lane, Fargo, ND 58102')).toBeVisible()
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(2)
    await expect(await card.findByText('Ready')).toBeVisible()
  }),
)

/** Saving the address fails: the input is kept, and a retry does not create a duplicate. */
export const AddressNotSaved = meta.story(
  scene(worlds.customerSignedIn, async ({ canvas, id }) => {
    stageOf(id).backend.setFault('putNewRecipient', { kind: 'server-error', times: 1 })
    const dialog = await changeRecipient(canvas, 'Eleanor Whitfield’s')
    await pick(dialog, 'Someone new', 'Continue')
    const form = await dialogOf('Someone new')
    await typeAgnes(form)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText(/^We couldn’t save that address\./)
    await expect(form.getByLabelText('Street address')).toHaveValue('5 Birch Lane')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('article', { name: 'To Agnes Moorhead' })
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(2)
    await expect(stageOf(id).backend.count('putNewRecipient')).toBe(2)
  }),
)

/** The server rejects one field, which shows it and gets focus; a retry works. */
export const FieldRefused = meta.story(
  scene(worlds.customerSignedIn, async ({ canvas, id }) => {
    stageOf(id).backend.setFault('putNewRecipient', STREET_REFUSED)
    const dialog = await changeRecipient(canvas, 'Eleanor Whitfield’s')
    await pick(dialog, 'Someone new', 'Continue')
    const form = await dialogOf('Someone new')
    await typeAgnes(form)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await fixStreet(form, /^We couldn’t save that address\./)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('article', { name: 'To Agnes Moorhead' })
  }),
)

/** Selects a recipient who already has another shipment. */
async function toMerge(canvas: Canvas) {
  const dialog = await changeRecipient(canvas, 'Harold Brandt’s')
  await pick(dialog, 'Eleanor Whitfield', 'Continue')
  return dialogOf('Combine both shipments to Eleanor Whitfield?')
}

/** If another shipment already goes there, the merged result is shown first. */
export const MergeConfirmation = meta.story({
  tags: ['wide'],
  ...scene(worlds.sharedAddress, async ({ canvas }) => {
    const merge = await toMerge(canvas)
    // The dialog fades in.
    await waitFor(() => expect(merge.getByText('2 × Filet Mignon')).toBeVisible())
    await expect(merge.getByText('Arrives Thu, Dec 10')).toBeVisible()
    await expect(merge.getByText(/You can’t undo this\./)).toBeVisible()
    await expect(merge.getByText('“For your birthday.”')).toBeVisible()
    await expect(merge.getByText('The other date, Wed, Dec 16, won’t be kept.')).toBeVisible()
    await expect(merge.getByText('This message won’t be kept: “A little something.”')).toBeVisible()
  }),
})

/** Afterward there is one card with the lines of both, and focus. */
export const Merged = meta.story(
  scene(worlds.sharedAddress, async ({ canvas }) => {
    const merge = await toMerge(canvas)
    await userEvent.click(merge.getByRole('button', { name: 'Combine them' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await seen(canvas, 'For your birthday.', { card: 'To Eleanor Whitfield' })
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'To Eleanor Whitfield' })).toHaveFocus(),
    )
  }),
)

/** Only after the server rejects, and both are unchanged, does the dialog say so. */
export const MergeRefused = meta.story(
  scene(worlds.sharedAddress, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    const merge = await toMerge(canvas)
    backend.setFault('postMergeShipments', 'network-error')
    backend.setFault('getCart', 'server-error')
    await userEvent.click(merge.getByRole('button', { name: 'Combine them' }))
    await screen.findByText(/^We didn’t hear back, so it may have been saved\./)
    backend.setFault('postMergeShipments', 'server-error')
    backend.setFault('getCart', null)
    await userEvent.click(merge.getByRole('button', { name: 'Combine them' }))
    await screen.findByText('We couldn’t combine them. Nothing changed.')
    await userEvent.click(screen.getByRole('button', { name: 'Choose someone else' }))
    await dialogOf('Who’s this for?')
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(2)
  }),
)

/** Opens the dialog in which a line is sent elsewhere. */
async function sendElsewhere(canvas: Canvas, item: string) {
  await press(canvas, new RegExp(`^Move or copy ${item}`))
  return dialogOf(`Send ${item} to someone else`)
}

/** One of three goes to someone else; Undo reunites all three. */
export const Split = meta.story({
  tags: ['wide'],
  ...scene(worlds.somethingToMove, async ({ canvas }) => {
    const dialog = await sendElsewhere(canvas, 'Filet Mignon')
    await userEvent.selectOptions(dialog.getByLabelText('How many?'), '1')
    await pick(dialog, 'Josephine Okafor', 'Move it')
    const card = await cardOf(canvas, 'To Josephine Okafor')
    await expect(card.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1')
    const before = await cardOf(canvas, 'To Eleanor Whitfield')
    const name = 'Quantity of Filet Mignon in Eleanor Whitfield’s shipment'
    await waitFor(() => expect(before.getByRole('textbox', { name })).toHaveValue('2'))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await waitFor(() => expect(before.getByRole('textbox', { name })).toHaveValue('3'))
  }),
})

/** The same goes to someone else as well, with its date and optionally its message. */
export const Duplicate = meta.story({
  tags: ['wide'],
  ...scene(worlds.somethingToMove, async ({ canvas }) => {
    const name = 'Send this gift to someone else, too: Eleanor Whitfield’s shipment'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = await dialogOf('Send this gift to someone else, too')
    await dialog.findByText('3 × Filet Mignon, 1 × Caramel Apple Tartlets')
    // Its own recipient is not offered.
    await waitFor(() => expect(namesIn(dialog)).toContain('Walter Lindqvist'))
    await expect(namesIn(dialog)).not.toContain('Eleanor Whitfield')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Same gift message' }))
    await pick(dialog, 'Walter Lindqvist', 'Add this gift')
    await seen(canvas, /Happy birthday, Eleanor!/, { card: 'To Walter Lindqvist' })
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  }),
})

/** From the bottom of the list: choose first what to send. */
export const SendSomethingElse = meta.story(
  scene(worlds.somethingToMove, async ({ canvas }) => {
    const name = 'Add another recipient'
    await press(canvas, name)
    const dialog = await dialogOf(name)
    await expect(dialog.getByRole('link', { name: /^Shop/ })).toHaveAttribute('href', '/shop')
    await userEvent.click(dialog.getByRole('radio', { name: /Spiral-Sliced Ham/ }))
    await pick(dialog, 'Walter Lindqvist', 'Add this gift')
    const card = await cardOf(canvas, 'To Walter Lindqvist')
    await expect(card.getByRole('heading', { name: 'Spiral-Sliced Ham' })).toBeVisible()
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(3)
  }),
)

/** The server rejects: the line stays where it was, and the selection is kept. */
export const MoveFailed = meta.story(
  scene(worlds.somethingToMove, async ({ canvas, id }) => {
    stageOf(id).backend.setFault('putLineItems', 'server-error')
    const dialog = await sendElsewhere(canvas, 'Filet Mignon')
    await pick(dialog, 'Josephine Okafor', 'Move it')
    await dialog.findByText('We couldn’t move it. Nothing changed. Please try again.')
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(2)
    await expect(dialog.getByRole('radio', { name: 'Josephine Okafor' })).toBeChecked()
  }),
)

/** A missing part links to the form with all known values, to fix it. */
export const MissingFixed = meta.story(
  scene(worlds.partsMissing, async ({ canvas }) => {
    await press(canvas, 'Add phone number for Harold Brandt’s shipment')
    const form = await dialogOf('Shipping address')
    await waitFor(() => expect(form.getByLabelText('Phone')).toHaveFocus())
    await expect(form.getByLabelText('Street address')).toHaveValue('2207 Prairie Road')
    await userEvent.keyboard('8165550111')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await seen(canvas, 'Ready', { card: 'To Harold Brandt' })
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  }),
)

/** An address is edited from its card; the form opens directly, and the toast is about the address. */
export const AddressEdited = meta.story(
  scene(worlds.oneShipment, async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await press(canvas, 'Edit address of Eleanor Whitfield’s shipment')
    const form = await dialogOf('Shipping address')
    await waitFor(() => expect(form.getByLabelText('Street address')).toHaveFocus())
    await userEvent.clear(form.getByLabelText('City'))
    await userEvent.type(form.getByLabelText('City'), 'Lincoln')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await said.until('Address updated.')
    await seen(canvas, /Lincoln, NE/, { card: 'To Eleanor Whitfield' })
    await focusOn(canvas, 'button', /^Edit address of Eleanor/)
    said.stop()
  }),
)

/** Closing with unsaved input asks first, in the same dialog; the input is kept. */
export const LeavingUnsaved = meta.story(
  scene(worlds.partsMissing, async ({ canvas }) => {
    await press(canvas, 'Add phone number for Harold Brandt’s shipment')
    const form = await dialogOf('Shipping address')
    await userEvent.type(form.getByLabelText('Phone'), '816555')
    await userEvent.keyboard('{Escape}')
    const question = await dialogOf('Leave without saving?')
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect(form.getByLabelText('Phone')).toHaveValue('816555')
    await waitFor(() => expect(form.getByLabelText('Phone')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }),
)

const addressees = async (id: string) => (await stageOf(id).backend.cart())?.recipients ?? []

/** A date for everyone from the top of a collapsed list, without opening a card. */
export const OneDateForAll = meta.story(
  scene(worlds.fiveRecipients, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One date for all' }))
    const dialog = await dialogOf('One date for all')
    const before = (await addressees(id)).map(({ shipping }) => shipping?.delivery_date)
    const days = await dialog.findAllByRole<HTMLInputElement>('radio', {
      name: /^(?:Mon|Wed|Fri), /,
    })
    await userEvent.click(days.find(({ checked }) => !checked) as HTMLElement)
    await expect(dialog.queryByRole('button', { name: /^Deliver/ })).toBeNull()
    // The price for all is beside the button for all.
    await userEvent.click(await dialog.findByRole('radio', { name: 'Exact day' }))
    const [costs] = await dialog.findAllByText(/^The upgrade costs/)
    const [amount] = /\$[\d.]+/.exec(costs?.textContent ?? '') ?? []
    await expect(dialog.getByText(`${amount} more`)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Standard' }))
    await press(dialog, /^Use .+ for /)
    await waitFor(async () => {
      const after = (await addressees(id)).map(({ shipping }) => shipping?.delivery_date)
      await expect(after.filter((day, at) => day !== before[at]).length).toBeGreaterThan(1)
    })
  }),
)

/** A message for everyone from there, too: starts with the first one's, and asks only for the message. */
export const OneMessageForAll = meta.story(
  scene(worlds.fiveRecipients, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One message for all' }))
    const dialog = await dialogOf('One message for all')
    const field = dialog.getByRole('textbox', { name: 'Gift message' })
    await expect(dialog.queryByRole('checkbox')).toBeNull()
    await userEvent.clear(field)
    await press(dialog, 'Use this message for all 4')
    await dialog.findByText('Enter a gift message.')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'Enjoy!')
    await expect(dialog.queryByText('Enter a gift message.')).toBeNull()
    await press(dialog, 'Use this message for all 4')
    await screen.findByText(/^Your message is now on all/, { selector: '.gw-toast *' })
    const gifts = (await addressees(id)).filter((one) => !one.is_myself)
    await expect(new Set(gifts.map((one) => one.gift_message))).toEqual(new Set(['Enjoy!']))
  }),
)
