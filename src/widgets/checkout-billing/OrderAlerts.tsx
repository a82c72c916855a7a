import { type ReactNode, useEffect, useRef } from 'react'
import { useAsk, useCheckout, useTexts } from '../../hooks'
import { ChangedTotal, ErrorSummary, Failure, UnreadyGifts } from '../../parts'
import { orderTexts } from '../../texts/billing'
import { Message, StatusRegion } from '../../ui'
import type { Billing } from './useBilling'
import { useMistakes } from './useMistakes'
import { useWhyNot } from './useWhyNot'

/** What blocks the order, above everything else: form errors first, then the last attempt. */
export function OrderAlerts({ billing }: { billing: Billing }) {
  const { status, change } = useCheckout()
  const mistakes = useMistakes(billing)
  const why = useWhyNot(billing)
  const { notPlaced, taxAgain } = useTexts(orderTexts)
  return (
    <>
      <ErrorSummary problems={mistakes.problems} attempts={mistakes.attempts} />
      {status === 'confirming-change' &&
        change &&
        (billing.method === 'wallet' ? (
          <Led on={`${change.from} ${change.to}`}>
            <ChangedTotal />
          </Led>
        ) : (
          <AskAboutTotal />
        ))}
      {status === 'blocked' ? (
        <Led on={status}>
          <UnreadyGifts />
        </Led>
      ) : (
        <UnreadyGifts />
      )}
      {why && (
        <Led on={status}>
          <Failure title={notPlaced}>{why}</Failure>
        </Led>
      )}
      <StatusRegion>
        {billing.isTaxMissing && !why && <Message tone="info">{taxAgain}</Message>}
      </StatusRegion>
    </>
  )
}

/** Opens the sheet that asks about a changed total. */
function AskAboutTotal() {
  const { acceptChange, refuseChange } = useCheckout()
  const ask = useAsk()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void ask('total-changed', {}).then((choice) =>
      choice === 'yes' ? acceptChange() : refuseChange(),
    )
  }, [ask, acceptChange, refuseChange])
  return null
}

/**
 * Takes focus when its message changes, so that it is noticed after a press far below. Leaves focus alone
 * if it is empty, or while the shopper is choosing a payment method.
 */
function Led({ on, children }: { on: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again when the message changes
  useEffect(() => {
    const isChoosing = document.activeElement?.matches('[type="radio"]')
    if (place.current?.firstChild && !isChoosing) place.current.focus()
  }, [on])
  return (
    <div ref={place} tabIndex={-1} className="gw-billing-alert">
      {children}
    </div>
  )
}
