import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { fiveRecipients, manyAddresses, myselfOnly } from '../../mocks/scenarios'
import { useAsk, useRecipientChoice, useTexts } from '../../src/hooks'
import { PeopleChoice } from '../../src/parts/product/PeopleChoice'
import { addLabel } from '../../src/parts/product/personName'
import { pdpTexts } from '../../src/texts/pdp'
import {
  type Canvas,
  fillIn,
  focusOn,
  listen,
  noSidewaysScroll,
  press,
  scene,
  stageOf,
} from '../support'

/** The choice by itself, with what the button beside it would say. */
function Choice({ error = null }: { error?: string | null }) {
  const choice = useRecipientChoice()
  const texts = useTexts(pdpTexts)
  const ask = useAsk()
  return (
    <div style={{ maxInlineSize: '30rem', padding: '1rem', containerType: 'inline-size' }}>
      <PeopleChoice
        choice={choice}
        error={error}
        openAll={async (chosen) =>
          (await ask('choose-people', { chosen: chosen.join() }))?.split(',') ?? null
        }
      />
      <p data-label="">{addLabel(choice.chosen, choice.people, texts)}</p>
    </div>
  )
}

const meta = preview.meta({ title: 'Parts/PeopleChoice', component: Choice })

const group = async (canvas: Canvas) =>
  within(await canvas.findByRole('group', { name: /^Who’s this for\?/ }))
const labelIs = (root: HTMLElement, text: string) =>
  waitFor(() => expect(root.querySelector('[data-label]')).toHaveTextContent(text))

/** Nobody is chosen for the shopper; oneself stands first, then those in the cart. */
export const NobodyYet = meta.story(
  scene(fiveRecipients, async ({ canvas, canvasElement }) => {
    const people = await group(canvas)
    await people.findByRole('checkbox', { name: 'Harold Brandt' })
    const boxes = people.getAllByRole('checkbox')
    for (const box of boxes) await expect(box).not.toBeChecked()
    await expect(boxes[0]).toHaveAccessibleName('Myself')
    await expect(boxes[1]).toHaveAccessibleName('Harold Brandt')
    await expect(boxes[1]?.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    )
    await labelIs(canvasElement, 'Add to cart')
    await noSidewaysScroll()
  }),
)

/** One, oneself, or several: the button says what it does. */
export const Several = meta.story(
  scene(fiveRecipients, async ({ canvas, canvasElement }) => {
    const people = await group(canvas)
    await userEvent.click(await people.findByRole('checkbox', { name: 'Harold Brandt' }))
    await labelIs(canvasElement, 'Add for Harold')
    await userEvent.click(people.getByRole('checkbox', { name: 'Myself' }))
    await labelIs(canvasElement, 'Add for 2 people')
    await userEvent.click(people.getByRole('checkbox', { name: 'Harold Brandt' }))
    await labelIs(canvasElement, 'Add for myself')
  }),
)

/** Sixty people are searched in a sheet; who was chosen there stands in the row. */
export const FromAll = meta.story(
  scene(manyAddresses, async ({ canvas, canvasElement }) => {
    const people = await group(canvas)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await people.findByRole('button', { name: /^All \d+$/ }))
    const sheet = within(await body.findByRole('dialog', { name: 'Who’s this for?' }))
    const names = sheet.getAllByRole('checkbox').map((one) => one.closest('li')?.textContent ?? '')
    const last = names.at(-1) ?? ''
    await userEvent.type(sheet.getByRole('searchbox'), last.slice(0, 6))
    await sheet.findByText(/ of \d+ shown$/)
    await userEvent.click(sheet.getAllByRole('checkbox').at(-1) as HTMLElement)
    await press(sheet, 'Done')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(people.getAllByRole('checkbox', { checked: true })).toHaveLength(1))
    await labelIs(canvasElement, 'Add for ')
  }),
)

/** Two names are enough; who was added is chosen, and the focus goes back to where it began. */
export const SomeoneNew = meta.story(
  scene(myselfOnly, async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement.ownerDocument.body)
    const people = await group(canvas)
    await press(people, 'Someone new')
    await waitFor(() => expect(people.getByLabelText('First name')).toHaveFocus())
    await press(people, 'Add this person')
    await expect(people.getByText('Enter a first name.')).toBeVisible()
    await expect(people.getByText('Enter a last name.')).toBeVisible()
    await fillIn(people, { 'First name': 'Agnes', 'Last name': 'Moorhead{Enter}' })
    await expect(await people.findByRole('checkbox', { name: 'Agnes Moorhead' })).toBeChecked()
    await said.until('Shopping for Agnes Moorhead')
    await focusOn(people, 'button', 'Add another person')
    await expect(stageOf(id).backend.count('putNewRecipient')).toBe(1)
  }),
)

/** Whoever is on the list by that name is offered, and not added a second time unless that is meant. */
export const Known = meta.story(
  scene(fiveRecipients, async ({ canvas, id }) => {
    const people = await group(canvas)
    await people.findByRole('checkbox', { name: 'Harold Brandt' })
    await press(people, 'Someone new')
    await fillIn(people, { 'First name': 'harold', 'Last name': 'BRANDT{Enter}' })
    await expect(
      await people.findByText('Harold Brandt is already on your list. Use that address?'),
    ).toBeVisible()
    await press(people, 'Use it')
    await expect(people.getByRole('checkbox', { name: 'Harold Brandt' })).toBeChecked()
    await expect(stageOf(id).backend.count('putNewRecipient')).toBe(0)
  }),
)

/** A failure takes nothing that was typed, and the next try goes through. */
export const AddingFails = meta.story(
  scene(
    () => ({ ...myselfOnly(), faults: { putNewRecipient: { kind: 'server-error', times: 1 } } }),
    async ({ canvas }) => {
      const people = await group(canvas)
      await press(people, 'Someone new')
      await fillIn(people, { 'First name': 'Agnes', 'Last name': 'Moorhead{Enter}' })
      await expect(
        await people.findByText('We couldn’t add Agnes Moorhead. Nothing was changed.'),
      ).toBeVisible()
      await expect(people.getByLabelText('Last name')).toHaveValue('Moorhead')
      await press(people, 'Add this person')
      await expect(await people.findByRole('checkbox', { name: 'Agnes Moorhead' })).toBeChecked()
    },
  ),
)

/** Somebody has to be chosen, and nobody was. */
export const NobodyChosen = meta.story({
  args: { error: 'Choose who it’s for.' },
  ...scene(fiveRecipients, async ({ canvas }) => {
    const place = await canvas.findByRole('group', { name: /^Who’s this for\?/ })
    await expect(place).toHaveAccessibleDescription('Error: Choose who it’s for.')
    await within(place).findByRole('checkbox', { name: 'Harold Brandt' })
  }),
})
