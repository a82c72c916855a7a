import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { oneDryGift } from '../../../mocks/scenarios'
import { type Canvas, holdBack, stageOf } from '../../support'
import { dialogOf } from '../../support/dialogs'
import { cartPage, scene } from './page'

const meta = preview.meta({
  title: 'Widgets/checkout-cart/Bulk',
  ...cartPage,
  ...scene(oneDryGift),
})

/** A list of the given number of people. */
const bulkList = (count: number) =>
  [
    'First name,Last name,Street,City,State,Zip,Note',
    ...Array.from({ length: count }, (_, at) => {
      const guest = `Guest${at + 1}`
      return `${guest},Example,${at + 1} Elm Street,Omaha,NE,68102,"Thank you, ${guest}!"`
    }),
  ].join('\n')

const open = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send to a list' }))
  return dialogOf('Send to a list')
}

/** Pastes a list, and goes on to the screen with this heading. */
async function paste(canvas: Canvas, list: string, heading: string) {
  const dialog = await open(canvas)
  await userEvent.click(dialog.getByLabelText('Your list'))
  await userEvent.paste(list)
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  return dialogOf(heading)
}

/** Continues to the checked rows: every column is known. */
const check = (canvas: Canvas, list: string) => paste(canvas, list, 'Check your list')

type Shown = Awaited<ReturnType<typeof dialogOf>>

/** The rows of the table, each cell’s text with a bar between. */
const tableOf = (dialog: Shown) =>
  within(dialog.getByRole('table', { name: 'Who gets what' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))

/** Sends to a list, to the end or to where it stops. */
async function send(canvas: Canvas, list: string, count: number) {
  const rows = await check(canvas, list)
  await userEvent.click(rows.getByRole('button', { name: `Send to ${count} people` }))
}

/** The text of the file that a press downloads. */
async function downloaded(press: () => Promise<void>): Promise<string> {
  const files: Blob[] = []
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#nowhere'
  })
  try {
    await press()
    await waitFor(() => expect(files).toHaveLength(1))
    const bytes = await files[0]?.arrayBuffer()
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  } finally {
    made.mockRestore()
  }
}

/** What everybody gets in these stories, when, and for how much. */
const GIFT = 'Chocolate Truffles | Mon, Dec 14'
const COST = '$29.95'

const peopleOf = (canvas: Canvas) => canvas.getAllByRole('article', { hidden: true })

/** Nothing pasted yet; the error is cleared by the first row. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await dialog.findByText(/^This list is empty\./, { ignore: '.gw-hidden' })
    const field = dialog.getByLabelText('Your list')
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'Ann')
    await expect(field).toBeValid()
    await expect(dialog.queryByText(/^This list is empty\./, { ignore: '.gw-hidden' })).toBeNull()
    await userEvent.clear(field)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await dialog.findByText(/^This list is empty\./, { ignore: '.gw-hidden' })
  },
})

/** Asks for the meaning of an unknown column; the others are guessed from their names. */
export const Mapping = meta.story({
  tags: ['wide'],
  play: async ({ canvas }) => {
    const list = bulkList(3).replace('Note', 'Colour')
    const dialog = await paste(canvas, list, 'What’s in each column?')
    await expect(dialog.getByLabelText('First name')).toHaveDisplayValue('First name')
    await expect(dialog.getByLabelText('Zip')).toHaveDisplayValue('ZIP code')
    await expect(dialog.getByLabelText('Colour')).toHaveDisplayValue('Skip this column')
    await userEvent.selectOptions(dialog.getByLabelText('Colour'), 'Gift message')
    await userEvent.selectOptions(dialog.getByLabelText('Zip'), 'Phone')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    const rows = await dialogOf('Check your list')
    await rows.findByText(/^No one is ready yet\./)
    await expect(rows.queryByRole('button', { name: /^Send to/ })).toBeNull()
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(1)
  },
})

/** Every column is known: goes straight to the review, with the columns a step back. */
export const Checked = meta.story({
  tags: ['wide'],
  play: async ({ canvas, id }) => {
    const list = `${bulkList(2)}\nBo,Li,9 Elm Street,Omaha,NE,68102,`
    // The list goes with its customer, and with its cart.
    for (const name of ['signed-out', 'order-placed-elsewhere'] as const) {
      await check(canvas, list)
      stageOf(id).store.events.emit(name, {})
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const rows = await check(canvas, list)
    await rows.findByText('3 people are ready.')
    await expect(tableOf(rows)).toEqual([
      'Name | Gift | Arrives | Message | Cost',
      `Guest1 Example | ${GIFT} | Thank you, Guest1! | ${COST}`,
      `Guest2 Example | ${GIFT} | Thank you, Guest2! | ${COST}`,
      `Bo Li | ${GIFT} | No message | ${COST}`,
      'Total for 3 people, before shipping and tax | $89.85',
    ])
    await userEvent.click(rows.getByRole('button', { name: 'Back to columns' }))
    const columns = await dialogOf('What’s in each column?')
    await userEvent.selectOptions(columns.getByLabelText('Note'), 'Skip this column')
    await userEvent.click(columns.getByRole('button', { name: 'Continue' }))
    await expect(tableOf(await dialogOf('Check your list'))[1]).toContain('| No message |')
  },
})

/** A long list shows twenty rows, and the total of all. */
export const ManyRows = meta.story({
  play: async ({ canvas }) => {
    const rows = await check(canvas, bulkList(45))
    await expect(tableOf(rows)).toHaveLength(22)
    await expect(tableOf(rows).at(-1)).toBe(
      'Total for 45 people, before shipping and tax | $1,347.75',
    )
    await userEvent.click(rows.getByRole('button', { name: 'Show all 45 people' }))
    await expect(tableOf(rows)).toHaveLength(47)
    await waitFor(() => expect(rows.getAllByRole('rowheader')[20]).toHaveFocus())
  },
})

/** Invalid rows are left out and listed; truncated texts are shown beforehand. */
export const RowsWithProblems = meta.story({
  tags: ['wide'],
  play: async ({ canvas }) => {
    const rows = await check(
      canvas,
      `${bulkList(2)}\nMaximiliana-Rosalinde,Ode,9 Elm,Omaha,NE,68102,Hi\nBo,Li,9 Elm,Omaha,XX,681,`,
    )
    await rows.findByText('3 people are ready.')
    await rows.findByText(
      'Row 5: Choose a state from the list. This ZIP code has 3 digits. It needs 5.',
      { exact: false },
    )
    await rows.findByText('Row 4, First name: “Maximiliana-Rosalinde” becomes “Maximiliana-Ros”')
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(1)
  },
})

/** What needs a fix comes before the long table, and is announced once. */
export const ProblemsInALongList = meta.story({
  tags: ['wide'],
  play: async ({ canvas }) => {
    const rows = await check(canvas, `${bulkList(30)}\nBo,Li,9 Elm,Omaha,XX,681,`)
    const words = await rows.findByText('1 row needs a fix:')
    await expect(words.closest('[role="status"]')).toHaveTextContent(/^1 row needs a fix:$/)
    const { bottom } = words.getBoundingClientRect()
    await expect(bottom).toBeLessThan(
      rows.getByRole('table', { name: 'Who gets what' }).getBoundingClientRect().top,
    )
  },
})

/** Names are enough: the rest is asked for at checkout, or together with a fix. */
export const NamesOnly = meta.story({
  tags: ['wide'],
  play: async ({ canvas }) => {
    const rows = await check(canvas, 'First name,Last name,Zip\nAnn,Ode,\nBo,Li,\nCy,Fox,681')
    await rows.findByText('2 people are ready.')
    await rows.findByText('We’ll ask for missing details for 2 people at checkout.')
    await userEvent.click(rows.getByRole('button', { name: 'Send to 2 people' }))
    const dialog = await dialogOf('2 added, 1 needs a fix')
    const cy = within(dialog.getByRole('form', { name: 'Row 4: Cy Fox' }))
    await userEvent.clear(cy.getByLabelText('ZIP code'))
    await userEvent.type(cy.getByLabelText('ZIP code'), '68102')
    await userEvent.click(cy.getByRole('button', { name: 'Add to cart Row 4: Cy Fox' }))
    await waitFor(() => expect(cy.getByLabelText('Street address')).toHaveFocus())
    await expect(peopleOf(canvas)).toHaveLength(3)
  },
})

/** A duplicate is sent to once; a saved address is not saved again. */
export const Duplicates = meta.story({
  play: async ({ canvas, id }) => {
    const rows = await check(
      canvas,
      `${bulkList(1)}\n${bulkList(1).split('\n')[1]}\nHarold,Brandt,2207 PRAIRIE ROAD,Kansas City,MO,64108,`,
    )
    await rows.findByText('1 duplicate row skipped: row 3')
    await rows.findByText('1 person is already in your saved addresses.')
    await userEvent.click(rows.getByRole('button', { name: 'Send to 2 people' }))
    await dialogOf('Added to your cart')
    const calls = stageOf(id).backend.requests.map(({ endpoint }) => endpoint)
    await expect(calls.filter((name) => name === 'putNewRecipient')).toHaveLength(1)
  },
})

/** Shows the progress while adding. */
export const Progress = meta.story({
  play: async ({ canvas, id }) => {
    holdBack(stageOf(id), 'putLineItems')
    await send(canvas, bulkList(3), 3)
    const dialog = await dialogOf('Adding to your cart')
    await expect(dialog.getByRole('progressbar', { name: '0 of 3 added' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible()
  },
})

/** Stops between two requests; gifts already in the cart stay. */
export const Cancelled = meta.story({
  play: async ({ canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'putNewRecipient')
    await send(canvas, bulkList(5), 5)
    const dialog = await dialogOf('Adding to your cart')
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    letGo()
    const stopped = await dialogOf('Stopped')
    await stopped.findByText('0 of 5 are in your cart. The rest haven’t been added yet.')
    await expect(stopped.getByRole('button', { name: 'Continue' })).toBeVisible()
    stageOf(id).backend.setFault('putNewRecipient', null)
  },
})

/** Resumes where it stopped: nobody gets it twice. */
export const Resumed = meta.story({
  play: async ({ canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'putNewRecipient')
    await send(canvas, bulkList(5), 5)
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    letGo()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await dialogOf('Added to your cart')
    await expect(peopleOf(canvas)).toHaveLength(6)
  },
})

/** Some failed: which, and why; they can be retried or downloaded as a file. */
export const PartlyFailed = meta.story({
  tags: ['wide'],
  play: async ({ canvas, id }) => {
    stageOf(id).backend.setFault('putNewRecipient', { kind: 'server-error', times: 2 })
    await send(canvas, bulkList(4), 4)
    const dialog = await dialogOf('2 added, 2 need a fix')
    await dialog.findByText('2 rows need another look:')
    await dialog.findByText('Row 2, Guest1 Example: we couldn’t save the address.')
    await expect(dialog.getByRole('button', { name: 'Download these rows' })).toBeVisible()
    const file = await downloaded(() =>
      userEvent.click(dialog.getByRole('button', { name: 'Download these rows' })),
    )
    await expect(file.split('\r\n')).toEqual([
      '\uFEFFFirst name,Last name,Street,City,State,Zip,Note,What to fix',
      'Guest1,Example,1 Elm Street,Omaha,NE,68102,"Thank you, Guest1!",we couldn’t save the address.',
      'Guest2,Example,2 Elm Street,Omaha,NE,68102,"Thank you, Guest2!",we couldn’t save the address.',
      '',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Try these again' }))
    await dialogOf('Added to your cart')
    await expect(peopleOf(canvas)).toHaveLength(5)
  },
})

/** The dialog is closed while adding: failures are shown in a toast, which reopens the dialog. */
export const ClosedMeanwhile = meta.story({
  play: async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    backend.setFault('putNewRecipient', { kind: 'server-error', times: 1 })
    const letGo = holdBack(stageOf(id), 'putLineItems')
    await send(canvas, bulkList(3), 3)
    await dialogOf('Adding to your cart')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    letGo()
    const words = 'Added for 2 people. 1 row needs a fix.'
    await screen.findByText(words, { selector: '.gw-toast-text' })
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    const dialog = await dialogOf('2 added, 1 needs a fix')
    await dialog.findByText('Row 2, Guest1 Example: we couldn’t save the address.')
    const file = await downloaded(() =>
      userEvent.click(dialog.getByRole('button', { name: 'Download these rows' })),
    )
    await expect(file).toMatch(/\r\nGuest1,Example,.*,we couldn’t save the address\.\r\n$/)
  },
})

/** Sends to two people and a third with an invalid address, which is left over with its fields. */
async function sendWithBo(canvas: Canvas) {
  await send(canvas, `${bulkList(2)}\nBo,Li,9 Elm,Omaha,XX,681,Dear Bo`, 2)
  const dialog = await dialogOf('2 added, 1 needs a fix')
  return within(dialog.getByRole('form', { name: 'Row 4: Bo Li' }))
}

/** The result lists the rows that were left out, with their invalid fields. */
export const NeedsFix = meta.story({
  tags: ['wide'],
  play: async ({ canvas }) => {
    const row = await sendWithBo(canvas)
    await expect(row.getByLabelText('ZIP code')).toHaveAccessibleDescription(
      /This ZIP code has 3 digits\. It needs 5\.$/,
    )
    await expect(row.getByLabelText('State')).toBeInvalid()
    await expect(row.queryByLabelText('City')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Download these rows' })).toBeVisible()
  },
})

/** Close asks first if a fix has been typed and not added. */
export const FixNotAdded = meta.story({
  play: async ({ canvas }) => {
    const row = await sendWithBo(canvas)
    await userEvent.clear(row.getByLabelText('ZIP code'))
    await userEvent.type(row.getByLabelText('ZIP code'), '68102')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const asked = await dialogOf('Leave without saving?')
    await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }))
    await expect(row.getByLabelText('ZIP code')).toHaveValue('68102')
  },
})

/** Invalid rows are fixed inline and added; those still invalid stay. */
export const FixedAtTheEnd = meta.story({
  play: async ({ canvas }) => {
    const row = await sendWithBo(canvas)
    await userEvent.selectOptions(row.getByLabelText('State'), 'Nebraska')
    await userEvent.click(row.getByRole('button', { name: /^Add to cart Row \d: Bo Li$/ }))
    await waitFor(() => expect(row.getByLabelText('ZIP code')).toHaveFocus())
    await expect(peopleOf(canvas)).toHaveLength(3)
    await userEvent.clear(row.getByLabelText('ZIP code'))
    await userEvent.type(row.getByLabelText('ZIP code'), '68102')
    await userEvent.click(row.getByRole('button', { name: /^Add to cart Row \d: Bo Li$/ }))
    const done = await dialogOf('Added to your cart')
    await userEvent.click(done.getByRole('button', { name: 'Done' }))
    await canvas.findByRole('article', { name: 'To Bo Li' })
    await expect(canvas.getByText('Dear Bo')).toBeVisible()
  },
})

/** Everyone got the gift, each with their own message. */
export const Done = meta.story({
  play: async ({ canvas }) => {
    await send(canvas, bulkList(3), 3)
    const dialog = await dialogOf('Added to your cart')
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await canvas.findByRole('article', { name: 'To Guest2 Example' })
    await expect(canvas.getByText('Thank you, Guest2!')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'To Guest1 Example' })).toHaveFocus(),
    )
  },
})

/** Everything added is removed from the cart again. */
export const Undone = meta.story({
  play: async ({ canvas }) => {
    await send(canvas, bulkList(3), 3)
    const dialog = await dialogOf('Added to your cart')
    await userEvent.click(dialog.getByRole('button', { name: 'Undo all' }))
    await dialogOf('Your cart is back to how it was')
    await waitFor(() => expect(peopleOf(canvas)).toHaveLength(1))
  },
})

/** What could not be removed is still in the cart: the dialog says so, and Undo can be tried again. */
export const UndoFailed = meta.story({
  play: async ({ canvas, id }) => {
    await send(canvas, bulkList(3), 3)
    const dialog = await dialogOf('Added to your cart')
    stageOf(id).backend.setFault('deleteLineItem', 'server-error')
    await userEvent.click(dialog.getByRole('button', { name: 'Undo all' }))
    const partly = await dialogOf('Some gifts are still in your cart')
    stageOf(id).backend.setFault('deleteLineItem', null)
    await userEvent.click(partly.getByRole('button', { name: 'Undo all' }))
    await dialogOf('Your cart is back to how it was')
    await waitFor(() => expect(peopleOf(canvas)).toHaveLength(1))
  },
})

/** A file without a list in it. */
export const BadFile = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    const field = dialog.getByLabelText('Or choose a file')
    await userEvent.upload(field, new File(['\n \n'], 'empty.csv', { type: 'text/csv' }))
    await dialog.findByText(/^We couldn’t read this file\./, { ignore: '.gw-hidden' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/We couldn’t read this file\./)
    await expect(dialog.getByRole('textbox')).toBeValid()
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(1)
  },
})
