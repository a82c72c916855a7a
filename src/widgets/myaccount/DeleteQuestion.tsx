import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../hooks'
import { Failure, SaveButton } from '../../parts'
import { commonTexts } from '../../texts/common'
import { Button } from '../../ui'
import './delete-question.css'
import { useProblem } from './useProblem'

interface DeleteQuestionProps {
  title: string
  /** What will happen to it. */
  text?: string
  /** A choice that has to be made first. */
  children?: ReactNode
  /** Label of the delete button; null if it cannot be deleted. */
  yes: string | null
  onKeep(): void
  /** Deletes it; resolves to the failure text, or null. */
  onDelete(): Promise<string | null>
}

/** Asks inline before something is deleted. Focus moves to the question. */
export function DeleteQuestion({
  title,
  text,
  children,
  yes,
  onKeep,
  onDelete,
}: DeleteQuestionProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const heading = useRef<HTMLHeadingElement>(null)
  const { cancel } = useTexts(commonTexts)
  const textId = useId()
  useEffect(() => heading.current?.focus(), [])

  const remove = async () => {
    setBusy(true)
    setProblem(null)
    setProblem(await onDelete())
    setBusy(false)
  }
  return (
    <div className="gw-delete">
      <h3
        className="gw-delete-ask"
        ref={heading}
        tabIndex={-1}
        aria-describedby={text ? textId : undefined}
      >
        {title}
      </h3>
      {text && (
        <p className="gw-note" id={textId}>
          {text}
        </p>
      )}
      {children}
      {problem && <Failure>{problem}</Failure>}
      <div className="gw-delete-answers">
        {yes && (
          <SaveButton
            variant="danger"
            isBusy={isBusy}
            busyText={yes}
            aria-label={title}
            onClick={() => void remove()}
          >
            {yes}
          </SaveButton>
        )}
        <Button variant="quiet" onClick={onKeep}>
          {cancel}
        </Button>
      </div>
    </div>
  )
}
