import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { fiveRecipients } from '../../mocks/scenarios'
import { useAddToCart, useOutcomeText, useRecipients } from '../../src/hooks'
import { bare } from '../support'
import { showing } from './bare'

/** An add button for the first recipient. */
const BareAddToCart = showing(() => {
  const { choices } = useRecipients()
  const { addToCart, isAdding } = useAddToCart()
  const errorOf = useOutcomeText()
  const [said, setSaid] = useState('Nothing was added')
  const [first] = choices
  const add = async () => {
    if (!first) return
    const outcome = await addToCart({ itemId: 1001, skuId: 10011, recipients: first.address })
    setSaid(errorOf(outcome) ?? `Line holds ${outcome.landed?.[0]?.quantity}`)
  }
  return { says: [said, isAdding ? 'Adding' : 'Idle'], verbs: [['Add filets', add]] }
})

const meta = preview.meta({ title: 'Hooks/useAddToCart', component: BareAddToCart })

/** Adding the same twice makes one line with quantity two. */
export const AddedTwice = meta.story(
  bare(fiveRecipients, async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Add filets' })
    await canvas.findByText('Idle')
    await userEvent.click(button)
    await canvas.findByText('Line holds 1')
    await userEvent.click(button)
    await expect(await canvas.findByText('Line holds 2')).toBeVisible()
  }),
)
