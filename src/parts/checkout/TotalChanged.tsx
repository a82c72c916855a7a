import { useCheckout, useFormat, useTexts } from '../../hooks'
import { billingTexts, orderTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { Button } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { useEndIf } from '../dialog/useEndIf'
import { ChangedParts, useChangedTitle } from './ChangedTotal'

/**
 * Dialog for a total that changed since the shopper saw it: what has changed, and a button with the new
 * amount.
 */
export function TotalChanged({ params: _none, ...frame }: DialogContentProps<'total-changed'>) {
  const { change } = useCheckout()
  const format = useFormat()
  const { place } = useTexts(billingTexts)
  const { keepTotal } = useTexts(orderTexts)
  const title = useChangedTitle()
  useEndIf(!change, frame.end)
  if (!change) return null
  return (
    <Ask
      {...frame}
      kind="alert"
      title={title}
      actions={
        <>
          <Button variant="primary" saves onClick={() => frame.end('yes')}>
            {fill(place, { amount: format.money(change.to) })}
          </Button>
          <Button onClick={() => frame.end(null)}>{keepTotal}</Button>
        </>
      }
    >
      <ChangedParts />
    </Ask>
  )
}
