import { useState } from 'react'
import preview from '../../.storybook/preview'
import { oneShipment } from '../../mocks/scenarios'
import { useCartStatus, useHostedPaymentForm } from '../../src/hooks'
import { bare, press, seen } from '../support'
import { aCardForm } from '../support/cardForms'

/** A card form in bare HTML: opened, and secured by a button. */
function BareForm() {
  useCartStatus()
  const { status, url, frameRef, open, secure, card } = useHostedPaymentForm()
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <p>{[status, card?.last_four, outcome].filter(Boolean).join(', ')}</p>
      <button type="button" onClick={() => void open()}>
        Open
      </button>
      <button type="button" onClick={async () => setOutcome((await secure()).type)}>
        Secure
      </button>
      {url && <iframe key={url} ref={frameRef} src={url} title="Card details, secure form" />}
    </>
  )
}

const meta = preview.meta({ title: 'Hooks/useHostedPaymentForm', component: BareForm })

export const Secured = meta.story(
  bare(oneShipment, { hostedForm: aCardForm() }, async ({ canvas }) => {
    await seen(canvas, 'idle')
    await press(canvas, 'Open')
    await seen(canvas, 'ready')
    await press(canvas, 'Secure')
    await seen(canvas, 'secured, 1111, card-secured')
  }),
)

export const Refused = meta.story(
  bare(
    oneShipment,
    { hostedForm: aCardForm({ sent: (form) => form.onErrors(['315']) }) },
    async ({ canvas }) => {
      await press(canvas, 'Open')
      await seen(canvas, 'ready')
      await press(canvas, 'Secure')
      await seen(canvas, 'invalid, card-refused')
    },
  ),
)

export const WithoutProvider = meta.story(
  bare(oneShipment, async ({ canvas }) => {
    await press(canvas, 'Open')
    await seen(canvas, 'none')
    await press(canvas, 'Secure')
    await seen(canvas, 'none, card-refused')
  }),
)
