import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, focusOn, listen, noSidewaysScroll, press, seen, stageOf } from '../../support'
import { againPage, boxOf, opened, outcome, scene, section, toDates } from './sendAgain'

const meta = preview.meta({ title: 'Widgets/myaccount/Send again', ...againPage })

/** Without a date, nothing is added, and the date choice gets focus. */
export const NoDateChosen = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.againMessages,
    opened('no date chosen'),
    async ({ canvas, canvasElement, id }) => {
      const error = () => canvasElement.querySelector('.gw-again-dates .gw-error')
      await section(canvas, 'Ready to send (3)')
      await toDates(canvas, 3)
      await focusOn(canvas, 'heading', 'When should they arrive?')
      await press(canvas, 'Add 3 gifts, $329.85')
      await waitFor(() => expect(error()).toHaveTextContent('Choose a date.'))
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Thu, Dec 3' })).toHaveFocus())
      await expect(callsOf(id, 'putLineItems')).toEqual([])
      await userEvent.click(canvas.getByRole('radio', { name: 'Fri, Dec 4' }))
      await expect(error()).toBeNull()
      await press(canvas, 'Back')
      await seen(canvas, 'Who’s on the list this year?')
      await toDates(canvas, 3)
      await expect(canvas.getByRole('radio', { name: 'Fri, Dec 4' })).toBeChecked()
      history.back()
      await focusOn(canvas, 'heading', 'Who’s on the list this year?')
    },
  ),
})

/** An e-gift needs no date; the others get last year's. */
export const EGiftWithoutDate = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.againOtherKinds,
    opened('e-gifts without a date'),
    async ({ canvas, canvasElement, id }) => {
      await section(canvas, 'Ready to send (3)')
      const ear = listen(canvasElement.ownerDocument.body)
      await toDates(canvas, 3)
      await seen(canvas, '1 e-gift has no date. We email it once you check out.')
      await press(canvas, 'More dates')
      const days = canvas.getAllByRole('radio')
      await expect(days.length).toBeGreaterThan(7)
      await waitFor(() => expect(days[6]).toHaveFocus())
      await userEvent.click(canvas.getByRole('radio', { name: /^Same time as last year/ }))
      await ear.until('Thu, Dec 17: 2 people')
      ear.stop()
      await expect(callsOf(id, 'getReorder')).toHaveLength(1)
    },
  ),
})

/** If last year's day is unavailable: the nearest one, the reason, and alternatives. */
export const SameTimeAsLastYear = meta.story(
  scene(
    () => ({ ...worlds.againMessages(), rules: { soldOutDays: ['2026-12-15'] } }),
    opened(['same time as last year', 'date not open for some']),
    async ({ canvas, id }) => {
      await section(canvas, 'Ready to send (3)')
      await toDates(canvas, 3)
      const again = canvas.getByRole('radio', { name: /^Same time as last year/ })
      await expect(again).toHaveAccessibleDescription('Wed, Dec 16')
      await userEvent.click(again)
      await seen(
        canvas,
        'Eleanor Whitfield, Harold Brandt, and Josephine Okafor: Thu, Dec 17 isn’t available (overnight only).',
      )
      const arrives = canvas.getByRole('combobox', { name: 'Arrives' })
      await expect(arrives).toHaveDisplayValue('Wed, Dec 16')
      await userEvent.selectOptions(arrives, 'Fri, Dec 18')
      await seen(canvas, 'Fri, Dec 18: 3 people')
      await press(canvas, /^Add 3 gifts/)
      await outcome(canvas, '3 gifts are in your cart.')
      const cart = await stageOf(id).backend.cart()
      await expect(cart?.recipients.map(({ shipping }) => shipping?.delivery_date)).toEqual(
        Array.from({ length: 3 }, () => '2026-12-18'),
      )
    },
  ),
)

/** Old messages are off by default; one that names a year has to be selected separately. */
export const OldMessages = meta.story({
  tags: ['wide'],
  ...scene(worlds.againMessages, opened('old messages'), async ({ canvas, id }) => {
    await section(canvas, 'Ready to send (3)')
    await toDates(canvas, 3)
    const cards = await section(canvas, 'Cards')
    await expect(boxOf(cards, 'Reuse last year’s messages')).not.toBeChecked()
    await userEvent.click(boxOf(cards, 'Reuse last year’s messages'))
    const dated = boxOf(cards, '“Merry Christmas 2025, dear Eleanor!”')
    await expect(dated).not.toBeChecked()
    await expect(dated).toHaveAccessibleDescription(/Mentions 2025/)
    await expect(boxOf(cards, '“Happy holidays from all of us.”')).toBeChecked()
    await noSidewaysScroll()
    await userEvent.click(canvas.getByRole('radio', { name: 'Fri, Dec 4' }))
    await press(canvas, /^Add 3 gifts/)
    await outcome(canvas, '3 gifts are in your cart.')
    const cart = await stageOf(id).backend.cart()
    await expect(cart?.recipients.map(({ gift_message }) => gift_message)).toEqual([
      '',
      'Happy holidays from all of us.',
      '',
    ])
  }),
})
