import { useEffect, useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useCart, useFindNextStep, usePage, useTexts } from '../../hooks'
import { summaryTexts } from '../../texts/summary'
import { Button } from '../../ui'
import { useNotLoadedToast } from '../dialog/toast/useFailureToast'
import { LazyPendingNote } from '../lazy/lazyNotices'
import './CheckoutButton.css'

export interface CheckoutButtonProps {
  /**
   * Runs before the cart is validated; if it resolves to false, checkout stops, as when a typed code was
   * rejected.
   */
  onBefore?(): Promise<boolean>
}

/**
 * The checkout button: validates the cart, then goes to the first step that has something to ask, using the
 * page's links. Without a checkout link, there is no button (design §10.11). A press waits for pending
 * saves.
 */
export function CheckoutButton({ onBefore }: CheckoutButtonProps) {
  const { validate, isSaving, isRestored, isReadFailed } = useCart()
  const tellNotLoaded = useNotLoadedToast()
  const findNextStep = useFindNextStep()
  const href = safeUrl(usePage().links.checkout)
  const texts = useTexts(summaryTexts)
  const [step, setStep] = useState<'idle' | 'waiting' | 'checking'>('idle')
  // Does not wait for a cart that could not be confirmed: validation shows the problem.
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
    <>
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
      {step === 'checking' && <LazyPendingNote isSlowOnly />}
    </>
  )
}
