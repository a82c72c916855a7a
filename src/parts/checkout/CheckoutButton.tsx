import { useEffect, useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useCart, useFindNextStep, usePage, useTexts } from '../../hooks'
import { summaryTexts } from '../../texts/summary'
import { Button } from '../../ui'
import { useNotLoadedToast } from '../dialog/toast/useFailureToast'
import './CheckoutButton.css'

export interface CheckoutButtonProps {
  /** Runs before the cart is checked; false stops, as when a typed code was refused. */
  onBefore?(): Promise<boolean>
}

/**
 * The way on: checks the cart, then goes to the first step of checkout that has something to ask, by the
 * page's links. Without a link to checkout there is no button (design §10.11). A press while something is being saved waits for it.
 */
export function CheckoutButton({ onBefore }: CheckoutButtonProps) {
  const { validate, isSaving, isRestored, isReadFailed } = useCart()
  const tellNotLoaded = useNotLoadedToast()
  const findNextStep = useFindNextStep()
  const href = safeUrl(usePage().links.checkout)
  const texts = useTexts(summaryTexts)
  const [step, setStep] = useState<'idle' | 'waiting' | 'checking'>('idle')
  // A cart that could not be confirmed is not waited for: the check says what is wrong.
  const isUnsettled = isSaving || (isRestored && !isReadFailed)

  useEffect(() => {
    if (step !== 'waiting' || isUnsettled) return
    const check = async () => {
      const mayGo = !onBefore || (await onBefore())
      if (mayGo && (await tellNotLoaded(validate())).status === 'valid') {
        const next = await findNextStep()
        const address = (next.status === 'found' && next.href) || href
        if (address) location.assign(address)
      }
      setStep('idle')
    }
    setStep('checking')
    void check()
  }, [step, isUnsettled, onBefore, validate, findNextStep, href, tellNotLoaded])

  if (!href) return null
  return (
    <Button
      className="gw-checkout-button"
      variant="primary"
      saves
      isBusy={step !== 'idle'}
      busyText={step === 'waiting' ? texts.saving : texts.checking}
      onClick={() => setStep('waiting')}
    >
      {texts.checkout}
    </Button>
  )
}
