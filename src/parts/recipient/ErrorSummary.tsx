import { useEffect, useRef } from 'react'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { editorTexts } from '../../texts/dialog'
import { Message } from '../../ui'
import './ErrorSummary.css'

interface ErrorSummaryProps {
  /** The errors, each with the id of its field and the same text as beside it. */
  problems: readonly { id: string; text: string }[]
  /** Counts failed attempts to save; each one moves focus here. */
  attempts: number
}

/** Everything that prevents a form from being saved, each linking to its field. */
export function ErrorSummary({ problems, attempts }: ErrorSummaryProps) {
  const texts = useTexts(editorTexts)
  const { error } = useTexts(commonTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempts > 0) heading.current?.focus()
  }, [attempts])
  if (attempts === 0 || problems.length === 0) return null

  return (
    <Message
      className="gw-errors"
      tone="error"
      word={error}
      title={texts.problems}
      titleAs="h2"
      titleRef={heading}
    >
      <ul className="gw-errors-list">
        {problems.map(({ id, text }) => (
          <li key={`${id} ${text}`}>
            <button
              type="button"
              className="gw-errors-link"
              onClick={() => document.getElementById(id)?.focus()}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Message>
  )
}
