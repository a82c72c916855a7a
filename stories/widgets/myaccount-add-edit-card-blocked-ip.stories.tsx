import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { cardsBlockedInAccount, guestBlocked } from '../../mocks/scenarios'
import { app } from '../../src/widgets/myaccount-add-edit-card-blocked-ip/app'
import { callsOf, focusOn, press, sceneIn, seen, stageOf } from '../support'
import { aCardForm } from '../support/cardForms'
import { page } from './myaccount-add-edit-card/page'
import { blockedPage, s } from './myaccount-add-edit-card-blocked-ip/probe'

const meta = preview.meta({ title: 'Widgets/myaccount-add-edit-card-blocked-ip', ...blockedPage })
const scene = sceneIn({ app: app.name, hostedForm: aCardForm(), page })

const TITLE = 'We can’t add cards on this connection'

export const Ready = meta.story(s.ready)

/** What happened, without blame; saved cards, phone support, and the reference to quote. */
export const Default = meta.story({
  tags: ['wide'],
  ...scene(
    cardsBlockedInAccount,
    { state: ['default', 'phone', 'list of existing cards still visible'] },
    async ({ canvas }) => {
      await seen(canvas, [
        'Your saved cards still work. Try another network or call.',
        'Visa ending 4242',
        'Mastercard ending 5454',
        'Reference IP-2207',
      ])
      await expect(canvas.getByRole('link', { name: 'Call (800) 555-0142' })).toHaveAttribute(
        'href',
        'tel:8005550142',
      )
      // On page load, focus does not move.
      await expect(canvas.getByRole('heading', { name: TITLE })).not.toHaveFocus()
    },
  ),
})

export const PhonesClosed = meta.story({
  args: { opens: 'at 8 am Central' },
  ...scene(cardsBlockedInAccount, 'closed hours', async ({ canvas }) => {
    await seen(canvas, 'Phones are open 7 am to 9 pm Central.')
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull()
  }),
})

/** It replaced a form, so focus moves to its message. */
export const InPlaceOfAForm = meta.story({
  args: { isReplacement: true },
  ...scene(cardsBlockedInAccount, async ({ canvas }) => {
    await focusOn(canvas, 'heading', TITLE)
    await seen(canvas, ['Visa ending 4242', 'Mastercard ending 5454'])
  }),
})

export const StillBlocked = meta.story(
  scene(cardsBlockedInAccount, 'retry blocked', async ({ canvas }) => {
    await press(canvas, 'Try again')
    await seen(canvas, 'Still unavailable.')
    await focusOn(canvas, 'button', 'Try again')
  }),
)

/** Cards are allowed again: continues to the form. */
export const Unblocked = meta.story(
  scene(cardsBlockedInAccount, 'retry unblocked', async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    stageOf(id).backend.setRules({ isCardBlocked: false })
    await press(canvas, 'Try again')
    await seen(canvas, 'You can add a card now.')
    await waitFor(() => expect(location.hash).toBe('#/add-edit-card'))
  }),
)

/** No response, which says nothing about cards. */
export const Unanswered = meta.story(
  scene(
    cardsBlockedInAccount,
    { faults: { postHostedPayment: 'server-error' } },
    async ({ canvas }) => {
      await press(canvas, 'Try again')
      await seen(canvas, 'That didn’t work. Try again in a minute.')
    },
  ),
)

/** A guest has no saved cards. */
export const Guest = meta.story(
  scene(guestBlocked, 'guest reached by URL', async ({ canvas, id }) => {
    await seen(canvas, 'Sign in to manage your saved cards.')
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
    await expect(callsOf(id, 'postHostedPayment')).toHaveLength(0)
  }),
)
