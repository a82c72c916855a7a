import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../../hooks'
import { Failure, SaveButton } from '../../../parts'
import { commonTexts } from '../../../texts/common'
import { Button, Cluster, NamedLabel } from '../../../ui'

interface FormEndProps {
  /** What the form changes: several can be open at once. */
  of: string
  problem: string | null
  isBusy: boolean
  onCancel(): void
  /** Label of the button. Default: "Save". */
  save?: ReactNode
}

/** The footer of a form: why saving failed, and two buttons. */
export function FormEnd({ of, problem, isBusy, onCancel, save }: FormEndProps) {
  const { cancel, save: saveText } = useTexts(commonTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div className="gw-manage-end" ref={place}>
      {problem && <Failure>{problem}</Failure>}
      <Cluster isActions>
        <SaveButton variant="primary" type="submit" isBusy={isBusy}>
          {save ?? <NamedLabel of={of}>{saveText}</NamedLabel>}
        </SaveButton>
        <Button variant="quiet" onClick={onCancel}>
          <NamedLabel of={of}>{cancel}</NamedLabel>
        </Button>
      </Cluster>
    </div>
  )
}
