import { type ReactNode, use, useEffect, useState } from 'react'
import { type CheckoutStep, hasUnreadyGifts } from '../../domain/checkout/nextStep'
import { useCart, useFindNextStep, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { stepTexts } from '../../texts/step'
import { summaryTexts } from '../../texts/summary'
import { Blocked, Button, type ButtonVariant } from '../../ui'
import { useNotLoadedToast } from '../dialog/toast/useFailureToast'
import { LazyPendingNote } from '../lazy/lazyNotices'

interface ContinueButtonProps {
  /** The current step. */
  from: CheckoutStep
  /** Saves what is open; if it resolves to false, the shopper stays and the page shows why. */
  onSave(): Promise<boolean>
  /** Whether the page shows another gift than the first, which the step then still has to ask about. */
  isOutOfTurn?: boolean
  variant?: ButtonVariant
  children: ReactNode
}

/** The continue button of checkout: waits for pending saves, saves the rest, and goes to the next step. */
export function ContinueButton({
  from,
  onSave,
  isOutOfTurn = false,
  variant = 'primary',
  children,
}: ContinueButtonProps) {
  const { isSaving, validate } = useCart()
  const findNextStep = useFindNextStep()
  const tellNotLoaded = useNotLoadedToast()
  const { saving: waiting } = useTexts(summaryTexts)
  const { saving } = useTexts(commonTexts)
  const { offline } = useTexts(stepTexts)
  const isOffline = use(Blocked) !== undefined
  const [step, setStep] = useState<'idle' | 'waiting' | 'saving' | 'searching'>('idle')

  useEffect(() => {
    if (step !== 'waiting' || isSaving) return
    const go = async () => {
      if (await onSave()) {
        setStep('searching')
        const next = await tellNotLoaded(findNextStep(from))
        if (next.status === 'found') {
          // Problems beyond this form are shown in the page's alerts.
          const isUnready = hasUnreadyGifts(next.step, from)
          const isLed = !isUnready || ((await validate()).status === 'valid' && isOutOfTurn)
          if (isLed && next.href) location.assign(next.href)
        }
      }
      setStep('idle')
    }
    setStep('saving')
    void go()
  }, [step, isSaving, onSave, findNextStep, validate, from, isOutOfTurn, tellNotLoaded])

  return (
    <>
      <Button
        className="gw-checkout-button"
        variant={variant}
        saves
        isBusy={step !== 'idle'}
        busyText={step === 'waiting' ? waiting : saving}
        onClick={() => setStep('waiting')}
      >
        {isOffline ? offline : children}
      </Button>
      {step === 'searching' && <LazyPendingNote isSlowOnly />}
    </>
  )
}
