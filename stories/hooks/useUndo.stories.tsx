import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { fiveRecipients } from '../../mocks/scenarios'
import { useLineItem, useUndo } from '../../src/hooks'
import { bare } from '../support'
import { ofFirstLine, showing } from './bare'

/** Undo on a page without our toasts. */
const BareUndo = showing(({ lineId, skuId }: { lineId: number; skuId: number }) => {
  const { remove, restore } = useLineItem(lineId)
  const { message, undo, offer } = useUndo()
  const onRemove = async () => {
    const { status } = await remove()
    if (status === 'removed') offer('line-removed', { skuId }, restore)
  }
  return {
    says: message ? `Just now: ${message}` : 'Nothing to undo',
    verbs: [
      ['Remove', onRemove],
      ['Put it back', undo],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useUndo', component: ofFirstLine(BareUndo) })

/** Undo names the removed item; pressing it twice restores it once. */
export const Removed = meta.story(
  bare(fiveRecipients, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    await canvas.findByText('Just now: Steak Burgers was removed.')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Put it back' }))
    await expect(await canvas.findByText('Nothing to undo')).toBeVisible()
  }),
)
