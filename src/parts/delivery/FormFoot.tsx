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
  /** Summary of the current choice. */
  words?: string
  extra?: string | null
  /** Label of the button, naming the choice. */
  name: string
  /** Default `primary`; use `secondary` on a page that has its own primary action. */
  variant?: ButtonProps['variant']
  /** Why the button does nothing yet. */
  why: string
  isReady: boolean
  isSaving: boolean
  /** Outcome of the last attempt. */
  problem: DeliveryOutcome | null
  /** The text if the server rejects the choice. */
  refused?: string | undefined
  /** Called on press. If absent, the button submits the form around it. */
  onSave?(): void
  onCancel(): void
}

/** The text key for a choice that was not saved. */
const problemKey = ({ reason }: DeliveryOutcome) =>
  reason === 'refused' || reason === 'unsure' || reason === 'offline' ? reason : 'failed'

/** The current choice, the outcome of saving it, and the save button. */
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
