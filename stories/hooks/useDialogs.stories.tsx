import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { fiveRecipients } from '../../mocks/scenarios'
import { useDialogs } from '../../src/hooks'
import { bare, listen, stageOf } from '../support'
import { showing } from './bare'

/** Requests a dialog, a toast, an announcement. */
const BareDialogs = showing(() => {
  const { ask, toast, announce } = useDialogs()
  const [answer, setAnswer] = useState('none yet')
  return {
    says: `Answer: ${answer}`,
    verbs: [
      ['Ask', async () => setAnswer(String(await ask('confirm-merge', { name: 'Dana Lee' })))],
      ['Toast', () => toast('restored', { skuId: 10011 }, { tone: 'ok' })],
      ['Announce', () => announce('total-changed', { amount: '$129.85' })],
    ],
  }
})

const meta = preview.meta({
  title: 'Hooks/useDialogs',
  component: BareDialogs,
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
})

/** A dialog resolves to the choice; focus returns to the opener. */
export const Asked = meta.story(
  bare(fiveRecipients, async ({ canvas, id }) => {
    const opener = await canvas.findByRole('button', { name: 'Ask' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Combine them' }))
    await canvas.findByText('Answer: yes')
    await expect(stageOf(id).store.state.cart).toBeNull()
  }),
)

/** A toast is announced once, with the item's name. */
export const Toasted = meta.story(
  bare(fiveRecipients, async ({ canvas, canvasElement, id }) => {
    const screenReader = listen(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Toast' }))
    await screenReader.until('Filet Mignon is back in your cart.')
    await expect(screenReader.heard).toHaveLength(1)
    await expect(stageOf(id).store.state.cart).toBeNull()
    screenReader.stop()
  }),
)

export const Announced = meta.story(
  bare(fiveRecipients, async ({ canvas, canvasElement, id }) => {
    const screenReader = listen(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Announce' }))
    await screenReader.until('Order total is now $129.85.')
    await expect(stageOf(id).store.state.cart).toBeNull()
    screenReader.stop()
  }),
)
