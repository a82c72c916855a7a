import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { addressMissing, manyAddresses, somethingToMove } from '../../mocks/scenarios'
import { useRecipients, useShipments } from '../../src/hooks'
import { RecipientPicker } from '../../src/parts/recipient/RecipientPicker'
import { scene } from '../support'

/** The picker by itself. */
function Picker({ error = null }: { error?: string | null }) {
  const { choices } = useRecipients()
  const [shipmentId] = useShipments().shipmentIds
  const [value, setValue] = useState<string | null>(null)
  return (
    <div style={{ maxInlineSize: '30rem', padding: '1rem' }}>
      <RecipientPicker
        choices={choices}
        value={value}
        onValue={setValue}
        shipmentId={shipmentId}
        error={error}
      />
    </div>
  )
}

const meta = preview.meta({ title: 'Parts/RecipientPicker', component: Picker })

/** Someone new first, the shopper last; arrow keys move the selection. */
export const Few = meta.story(
  scene(somethingToMove, async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Walter Lindqvist' })
    const radios = canvas.getAllByRole('radio')
    await expect(radios[0]).toHaveAccessibleName('Someone new')
    await expect(radios.at(-1)).toHaveAccessibleName('Ship to myself')
    await userEvent.click(canvas.getByRole('radio', { name: 'Eleanor Whitfield' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Harold Brandt' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Harold Brandt' })).toHaveAccessibleDescription(
      /In your cart/,
    )
  }),
)

/** Only the shopper is known. */
export const NobodyYet = meta.story(
  scene(addressMissing, async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Ship to myself' })).toHaveAccessibleDescription(
        /Current/,
      ),
    )
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
  }),
)

/** More than eight get a search field; without a match, someone new remains. */
export const Many = meta.story(
  scene(manyAddresses, async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz')
    await expect(canvas.getByText(/^No matches/)).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(1)
  }),
)

/** The error when nobody is selected. */
export const NobodyChosen = meta.story({
  args: { error: 'Choose who it’s for.' },
  ...scene(addressMissing, async ({ canvas }) => {
    await canvas.findByText('Current')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose who it’s for\./)
  }),
})
