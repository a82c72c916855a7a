import { useId } from 'react'
import { type DeliveryOutcome, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { deliveryTexts } from '../../texts/delivery'
import { Button, type ButtonProps, VisuallyHidden } from '../../ui'
import { DialogFoot } from '../../ui/dialog'
import { Failure } from '../page/Failure'
import { PendingNote } from '../page/PendingNote'
import './FormFoot.css'

interface FormFootProps {
  /** What was chosen so far. */
  words?: string
  extra?: string | null
  /** The name of the button: it says what it chooses. */
  name: string
  /** Default `primary`; on a page, which has a way on of its own, `secondary`. */
  variant?: ButtonProps['variant']
  /** Why it does nothing yet. */
  why: string
  isReady: boolean
  isSaving: boolean
  /** Outcome of the last attempt. */
  problem: DeliveryOutcome | null
  /** What is said where the server refuses the choice. */
  refused?: string | undefined
  /** What the button does; without it, it submits the form around it. */
  onSave?(): void
  onCancel(): void
}

/** The sentence for a choice that was not saved. */
const problemKey = ({ reason }: DeliveryOutcome) =>
  reason === 'refused' || reason === 'unsure' || reason === 'offline' ? reason : 'failed'

/** What was chosen, what came of it, and the button that saves it. */
export function FormFoot(props: FormFootProps) {
  const {
    words,
    extra,
    name,
    why,
    isReady,
    isSaving,
    problem,
    onSave,
    onCancel,
    variant = 'primary',
  } = props
  const { refused } = props
  const texts = useTexts(deliveryTexts)
  const { cancel, saving } = useTexts(commonTexts)
  const whyId = useId()

  return (
    <DialogFoot
      actions={
        <>
          <Button
            variant={variant}
            saves
            isBusy={isSaving}
            busyText={saving}
            aria-disabled={!isReady || undefined}
            aria-describedby={isReady ? undefined : whyId}
            type={onSave ? 'button' : 'submit'}
            onClick={onSave}
          >
            {name}
          </Button>
          <Button onClick={onCancel}>{cancel}</Button>
        </>
      }
    >
      {problem?.status === 'failed' && (
        <Failure>{(problem.reason === 'refused' && refused) || texts[problemKey(problem)]}</Failure>
      )}
      {words && (
        <p className="gw-form-foot-sum">
          <strong>{words}</strong>
          {extra && <span>{extra}</span>}
        </p>
      )}
      {isSaving && <PendingNote isSlowOnly />}
      {!isReady && <VisuallyHidden id={whyId}>{why}</VisuallyHidden>}
    </DialogFoot>
  )
}
