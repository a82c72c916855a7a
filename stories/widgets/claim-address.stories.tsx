import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { type Canvas, callsOf, noWorld, press, STREET_REFUSED, stageOf } from '../support'
import { answer, asked, claimPage, openedBy, scene } from './claim-address/page'
import { s } from './claim-address/probe'

const meta = preview.meta({ title: 'Widgets/claim-address', ...claimPage })

/** The heading of a page that has nothing left to ask, or is done. */
const headed = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name })

const over = async (canvas: Canvas) => {
  await expect(await headed(canvas, 'This link no longer works')).toBeVisible()
  await expect(canvas.getByText(/^If you sent your address, you’re all set/)).toBeVisible()
}

const thanked = async (canvas: Canvas) =>
  expect(await headed(canvas, 'Thank you, Eleanor')).toBeVisible()

/** Waits for text shown after all retries have failed, with the server's delays. */
const afterRepeats = (canvas: Canvas, id: string, words: RegExp | string) =>
  waitFor(async () => {
    await stageOf(id).clock.advance(2000)
    const found = canvas.getByText(words)
    await expect(found).toBeVisible()
    return found
  })

export const Ready = meta.story(s.ready)

/** Sender and recipient: no items, no price, and no other people. */
export const AddressAskedFor = meta.story({
  tags: ['wide'],
  ...scene(worlds.addressAskedFor, 'address asked for', async ({ canvas, canvasElement }) => {
    await asked(canvas)
    await expect(canvas.getByText(/^Margaret Holloway will see your address/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Alaska')
    await expect(canvasElement).not.toHaveTextContent(/\$|Filet|Harold/)
  }),
})

/** A chosen day is sent along. */
export const DateChosen = meta.story(
  scene(worlds.addressAskedFor, 'date may be chosen', async ({ canvas, id }) => {
    await asked(canvas)
    const days = canvas.getAllByRole('radio')
    await expect(days[0]).toBeChecked()
    // A day is one text node.
    for (const label of canvas.getAllByText(/^\w{3}, Dec \d+$/)) {
      const range = document.createRange()
      range.selectNodeContents(label)
      await expect([...range.getClientRects()]).toHaveLength(1)
    }
    if (days[2]) await userEvent.click(days[2])
    await answer(canvas)
    await expect(await canvas.findByText(/^It arrives \w+, Dec \d+\.$/)).toBeVisible()
    const [call] = callsOf(id, 'putClaimed')
    await expect(call?.body).toMatchObject({ delivery_date: expect.stringMatching(/^2026-12-/) })
  }),
)

export const DateKept = meta.story(
  scene(worlds.addressAskedForOnADay, 'date kept by the sender', async ({ canvas }) => {
    await asked(canvas)
    await expect(canvas.getByText(/^It’s planned for/)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  }),
)

/** Missing fields are listed, with focus; nothing is sent. */
export const FieldRules = meta.story(
  scene(worlds.addressAskedFor, 'each field rule', async ({ canvas, id }) => {
    await userEvent.click(await asked(canvas))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /Check these fields$/ })).toHaveFocus(),
    )
    for (const label of ['Street address', 'City', 'State', 'ZIP code', 'Phone'])
      await expect(canvas.getByLabelText(label)).toBeInvalid()
    await press(canvas, 'Enter a ZIP code, such as 68102.')
    await waitFor(() => expect(canvas.getByLabelText('ZIP code')).toHaveFocus())
    await expect(callsOf(id, 'putClaimed')).toHaveLength(0)
  }),
)

/** The server rejects a valid-looking field: the field says so until it is edited. */
export const FieldRefused = meta.story(
  scene(worlds.addressAskedFor, 'field refused by the shop', async ({ canvas, id }) => {
    stageOf(id).backend.setFault('putClaimed', STREET_REFUSED)
    await answer(canvas)
    const summary = await canvas.findByRole('heading', { level: 2, name: /Check these fields$/ })
    await waitFor(() => expect(summary).toHaveFocus())
    const street = canvas.getByLabelText('Street address')
    await expect(street).toBeInvalid()
    await press(canvas, /^Street address: we couldn’t use this/)
    await waitFor(() => expect(street).toHaveFocus())
    await userEvent.type(street, ' North')
    await expect(street).toBeValid()
    await press(canvas, 'Send my address')
    await thanked(canvas)
  }),
)

/** The day is no longer available: the days are updated, including the planned one, and the input is kept. */
export const DayGone = meta.story(
  scene(worlds.addressAskedFor, 'day gone meanwhile', async ({ canvas, id }) => {
    await asked(canvas)
    const [, day] = canvas.getAllByRole('radio')
    if (day) await userEvent.click(day)
    const value = day?.getAttribute('value')
    stageOf(id).backend.setFault('putClaimed', {
      kind: 'conflict',
      times: 1,
      body: {
        error: 'date_unavailable',
        dates: ['2026-12-16', '2026-12-17'],
        delivery_date: '2026-12-18',
      },
    })
    await answer(canvas)
    await expect(await canvas.findByText(/^That day is no longer open/)).toBeVisible()
    await expect(
      canvas.getAllByRole('radio').map((one) => one.getAttribute('value')),
    ).not.toContain(value)
    await expect(canvas.getByRole('radio', { name: 'Fri, Dec 18' })).toBeChecked()
    await expect(canvas.getByLabelText('City')).toHaveValue('Fargo')
    await press(canvas, 'Send my address')
    await thanked(canvas)
  }),
)

/** Pressed twice, it is sent once; meanwhile nothing can be changed. */
export const Sending = meta.story(
  scene(
    () => ({ ...worlds.addressAskedFor(), faults: { putClaimed: 'never' } }),
    'sending',
    async ({ canvas, canvasElement, id }) => {
      await answer(canvas)
      await userEvent.click(canvas.getByRole('button', { name: /Send|Sending/ }))
      await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible()
      await expect(canvas.getByLabelText('City').closest('[inert]')).not.toBeNull()
      await expect(callsOf(id, 'putClaimed')).toHaveLength(1)
    },
  ),
)

/** The confirmation gets focus, so it is read once. */
export const Sent = meta.story({
  tags: ['wide'],
  ...scene(worlds.addressAskedFor, 'sent without a day', async ({ canvas, canvasElement }) => {
    const read: string[] = []
    canvasElement.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLDivElement) read.push(target.textContent)
    })
    await answer(canvas)
    await thanked(canvas)
    const thanks = canvas.getByText('Your gift will be on its way.')
    await waitFor(() => expect(document.activeElement).toContainElement(thanks))
    await expect(document.activeElement).not.toBe(document.body)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(read).toEqual(['Thank you, EleanorYour gift will be on its way.'])
  }),
})

export const SentWithItsDay = meta.story(
  scene(worlds.addressAskedForOnADay, 'sent with its day', async ({ canvas }) => {
    await answer(canvas)
    await thanked(canvas)
    await expect(canvas.getByText(/^It arrives \w+, Dec/)).toBeVisible()
  }),
)

/** A focused failure message beside the form; a retry sends the input. */
export const Failed = meta.story(
  scene(worlds.addressAskedFor, 'sending failed, typed text stays', async ({ canvas, id }) => {
    stageOf(id).backend.setFault('putClaimed', { kind: 'server-error', times: 3 })
    await answer(canvas)
    const words = await afterRepeats(canvas, id, /What you typed is still here/)
    // Focus reads it: an alert role would read it twice.
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus())
    await expect(words.closest('[role="alert"]')).toBeNull()
    await expect(canvas.getByLabelText('Street address')).toHaveValue('5 Birch Lane')
    await press(canvas, 'Send my address')
    await thanked(canvas)
  }),
)

/** After too many attempts, the input is kept for a retry. */
export const Locked = meta.story(
  scene(worlds.addressAskedFor, 'sending failed, typed text stays', async ({ canvas, id }) => {
    stageOf(id).backend.setFault('putClaimed', { kind: 'too-many', times: 3 })
    await answer(canvas)
    await afterRepeats(canvas, id, /^Too many links were tried here/)
    await expect(canvas.getByLabelText('Street address')).toHaveValue('5 Birch Lane')
    await press(canvas, 'Send my address')
    await thanked(canvas)
  }),
)

/** One text for nonexistent, used, expired or withdrawn links. */
export const Over = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.linkOver,
    'link over (used, expired, withdrawn or never one)',
    async ({ canvas, id }) => {
      await over(canvas)
      // For a known link, the server's response contains no more than for a nonexistent one.
      const { db } = stageOf(id).backend
      const link = await db.transaction((tx) => tx.read('claims', worlds.CLAIM_TOKEN))
      await expect(link).toMatchObject({ fname: 'Eleanor' })
      await expect(canvas.getByRole('link', { name: /^Call/ })).toBeVisible()
      await expect(canvas.queryByRole('textbox')).toBeNull()
    },
  ),
})

/** A malformed token, such as another app's route, is not requested from the server. */
export const NoLink = meta.story(
  scene(
    worlds.addressAskedFor,
    { state: 'link over (used, expired, withdrawn or never one)', ...openedBy('/dashboard') },
    async ({ canvas, id }) => {
      await over(canvas)
      await expect(callsOf(id, 'postClaimed')).toHaveLength(0)
      // The link itself is valid.
      location.hash = worlds.CLAIM_TOKEN
      await asked(canvas)
    },
  ),
)

/** Another tab answered first: this one only learns that, and what was typed here can be copied. */
export const AnsweredElsewhere = meta.story(
  scene(worlds.addressAskedFor, 'answered in another tab', async ({ canvas, id }) => {
    await asked(canvas)
    stageOf(id).backend.setFault('putClaimed', { kind: 'not-found' })
    await answer(canvas)
    await over(canvas)
    // Focus reads it: a status role would read it twice.
    const words = canvas.getByText(/^If you sent your address/)
    await waitFor(() => expect(document.activeElement).toContainElement(words))
    await expect(words.closest('[role="status"]')).toBeNull()
    const typed = canvas.getByText(
      /^Eleanor .*\n5 Birch Lane, Fargo, ND 58102\n\(701\) 555-0143$/,
      { normalizer: String },
    )
    await expect(typed).toBeVisible()
  }),
)

export const TooManyTried = meta.story(
  scene(
    () => ({ ...noWorld(), faults: { postClaimed: 'too-many' } }),
    { state: 'too many links tried', ...openedBy('a-guess') },
    async ({ canvas, id }) => {
      await afterRepeats(canvas, id, 'Please wait 15 minutes.')
      await expect(await headed(canvas, 'Too many links were tried here')).toBeVisible()
    },
  ),
)

/** Another link in the same tab discards the input for the first. */
export const LinkChanged = meta.story(
  scene(worlds.addressAskedFor, 'link in the address changed', async ({ canvas }) => {
    await asked(canvas)
    location.hash = '#another'
    await over(canvas)
  }),
)
