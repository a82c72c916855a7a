import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../hooks'
import { Failure, SaveButton } from '../../parts'
import { commonTexts } from '../../texts/common'
import { Button } from '../../ui'
import './delete-question.css'
import { useProblem } from './useProblem'

interface DeleteQuestionProps {
  title: string
  /** What becomes of it. */
  text?: string
  /** What has to be chosen first. */
  children?: ReactNode
  /** The word on its button; none where it cannot be deleted. */
  yes: string | null
  onKeep(): void
  /** Deletes it; why it was not, in words, or null. */
  onDelete(): Promise<string | null>
}

/** Asks in its place before something is deleted. The focus is at the question. */
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
