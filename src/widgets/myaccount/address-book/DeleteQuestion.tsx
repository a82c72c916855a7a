import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { bookTexts } from '../../../texts/book'
import { commonTexts } from '../../../texts/common'
import { Button } from '../../../ui'

interface DeleteQuestionProps {
  title: string
  onKeep(): void
  /** Deletes it; why it was not, in words, or null. */
  onDelete(): Promise<string | null>
}

/** Asks before an address is deleted, in its card. The focus is at the question. */
export function DeleteQuestion({ title, onKeep, onDelete }: DeleteQuestionProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = useTexts(bookTexts)
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
    <div className="gw-book-question">
      <h3 className="gw-book-ask" ref={heading} tabIndex={-1} aria-describedby={textId}>
        {title}
      </h3>
      <p className="gw-note" id={textId}>
        {texts.removeText}
      </p>
      {problem && <Failure>{problem}</Failure>}
      <div className="gw-book-answers">
        <Button
          variant="danger"
          saves
          isBusy={isBusy}
          aria-label={title}
          onClick={() => void remove()}
        >
          {texts.removeDo}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {cancel}
        </Button>
      </div>
    </div>
  )
}
