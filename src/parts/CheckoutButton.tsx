import { useState } from 'react'
import { formatUsd } from '../domain/money'
import { safeUrl } from '../domain/urls'
import { useCart, usePage, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { summaryTexts } from '../texts/summary'
import { Button } from '../ui'

export interface CheckoutButtonProps {
  /** Runs before the cart is checked; false stops, as when a typed code was refused. */
  onBefore?(): Promise<boolean>
  /** Shows the amount on the button, where the sums are not beside it. */
  hasAmount?: boolean
}

/**
 * The way on: checks the cart, then follows the page's link to checkout. Without such a link there
 * is no button (design §10.11).
 */
export function CheckoutButton({ onBefore, hasAmount }: CheckoutButtonProps) {
  const { validate, totals, isSaving, isRestored } = useCart()
  const { links } = usePage()
  const texts = useTexts(summaryTexts)
  const [isChecking, setIsChecking] = useState(false)
  const href = safeUrl(links.checkout)
  if (!href || !totals) return null

  const check = async () => {
    setIsChecking(true)
    const mayGo = !onBefore || (await onBefore())
    if (mayGo && (await validate()) === 'valid') location.assign(href)
    setIsChecking(false)
  }
  const isWaiting = isSaving || isRestored
  const amount = formatUsd(totals.amountDue)
  return (
    <Button
      className="gw-checkout-button"
      variant="primary"
      isBusy={isChecking || isWaiting}
      busyText={isChecking ? texts.checking : texts.saving}
      onClick={() => void check()}
    >
      {hasAmount ? fill(texts.checkoutShort, { amount }) : texts.checkout}
    </Button>
  )
}
