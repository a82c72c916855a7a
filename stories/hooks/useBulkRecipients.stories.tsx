import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneDryGift } from '../../mocks/scenarios'
import { useBulkRecipients, useShipments } from '../../src/hooks'
import { bare, press, stageOf } from '../support'
import { showing } from './bare'

const LIST = [
  'First name,Last name,Street,City,State,Zip',
  'Ann,Ode,1 Elm Street,Omaha,NE,68102',
  'Bo,Li,2 Elm Street,Omaha,NE,68102',
  'Cy,,3 Elm Street,Omaha,NE,681',
].join('\n')

/** A list, its problems, and the progress of sending. */
const BareBulk = showing(() => {
  const { rows, sendable, status, counts, ...bulk } = useBulkRecipients()
  const { shipmentIds } = useShipments()
  const [left, setLeft] = useState('nothing')
  const read = async () => {
    await bulk.readText(LIST)
    if (shipmentIds[0] !== undefined) bulk.choose({ shipmentId: shipmentIds[0] })
  }
  const listOthers = async () => {
    const written = await bulk.failedCsv()
    setLeft(written.status === 'written' ? written.text : written.status)
  }
  return {
    says: [
      `${status}: ${counts.done} of ${counts.total}, ${shipmentIds.length} recipients`,
      `Left: ${left}`,
    ],
    rows: rows.map(({ place, draft, problems }) => {
      return `${place} ${draft.fname}: ${[...problems.keys()].join(', ') || 'good'}`
    }),
    verbs: [
      ['Read', read],
      [`Send to ${sendable.length}`, bulk.start],
      ['Undo', bulk.undo],
      ['List the others', listOthers],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useBulkRecipients', component: BareBulk })

/** Each row is checked before anything is sent. */
export const Checked = meta.story(
  bare(oneDryGift, async ({ canvas, id }) => {
    await canvas.findByText('idle: 0 of 0, 1 recipients')
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await canvas.findByText('2 Ann: good')
    await canvas.findByText('4 Cy: lname, postal_code')
    const sent = stageOf(id).backend.requests.map(({ endpoint }) => endpoint)
    await expect(sent).not.toContain('putLineItems')
  }),
)

/** Sends to those that are ready; the others are left over, as a list. */
export const Sent = meta.story(
  bare(oneDryGift, async ({ canvas }) => {
    await canvas.findByText('idle: 0 of 0, 1 recipients')
    await press(canvas, 'Read', 'Send to 2')
    await canvas.findByText('done: 2 of 2, 3 recipients')
    await userEvent.click(canvas.getByRole('button', { name: 'List the others' }))
    await canvas.findByText(/Zip,reason Cy,,3 Elm Street,Omaha,NE,681,problem$/)
  }),
)

/** Everything is undone. */
export const Undone = meta.story(
  bare(oneDryGift, async ({ canvas }) => {
    await canvas.findByText('idle: 0 of 0, 1 recipients')
    await press(canvas, 'Read', 'Send to 2')
    await canvas.findByText('done: 2 of 2, 3 recipients')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText('undone: 2 of 2, 1 recipients')
  }),
)
