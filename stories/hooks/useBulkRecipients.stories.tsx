import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneDryGift } from '../../mocks/scenarios'
import { useBulkRecipients, useShipments } from '../../src/hooks'
import { bare, stageOf } from '../support'
import { Press } from './bare'

const LIST = [
  'First name,Last name,Street,City,State,Zip',
  'Ann,Ode,1 Elm Street,Omaha,NE,68102',
  'Bo,Li,2 Elm Street,Omaha,NE,68102',
  'Cy,,3 Elm Street,Omaha,NE,681',
].join('\n')

/** A list, what is wrong with it, and how far the sending is. */
function BareBulk() {
  const bulk = useBulkRecipients()
  const { shipmentIds } = useShipments()
  const [text, setText] = useState(LIST)
  const [left, setLeft] = useState<string | null>(null)
  const read = async () => {
    await bulk.readText(text)
    if (shipmentIds[0] !== undefined) bulk.choose({ shipmentId: shipmentIds[0] })
  }
  return (
    <>
      <label>
        List <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <Press act={read}>Read</Press>
      <ul aria-label="Rows">
        {bulk.rows.map(({ place, draft, problems }) => (
          <li key={place}>
            {place} {draft.fname}: {[...problems.keys()].join(', ') || 'good'}
          </li>
        ))}
      </ul>
      <Press act={() => bulk.start()}>Send to {bulk.sendable.length}</Press>
      <Press act={() => bulk.undo()}>Undo</Press>
      <p>
        {bulk.status}: {bulk.counts.done} of {bulk.counts.total}, {shipmentIds.length} recipients
      </p>
      <Press act={async () => setLeft(await bulk.failedCsv())}>List the others</Press>
      <pre>{left}</pre>
    </>
  )
}

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

/** Those that can be sent to are; the others are left over, as a list. */
export const Sent = meta.story(
  bare(oneDryGift, async ({ canvas, canvasElement }) => {
    await canvas.findByText('idle: 0 of 0, 1 recipients')
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to 2' }))
    await canvas.findByText('done: 2 of 2, 3 recipients')
    await userEvent.click(canvas.getByRole('button', { name: 'List the others' }))
    await waitFor(() =>
      expect(canvasElement.querySelector('pre')).toHaveTextContent(
        /Zip,reason Cy,,3 Elm Street,Omaha,NE,681,problem$/,
      ),
    )
  }),
)

/** All of it is taken back. */
export const Undone = meta.story(
  bare(oneDryGift, async ({ canvas }) => {
    await canvas.findByText('idle: 0 of 0, 1 recipients')
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to 2' }))
    await canvas.findByText('done: 2 of 2, 3 recipients')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText('undone: 2 of 2, 1 recipients')
  }),
)
