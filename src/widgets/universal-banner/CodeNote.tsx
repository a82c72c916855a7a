import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Icon, VisuallyHidden } from '../../ui'
import type { Note } from './useOfferCode'

interface CodeNoteProps {
  id: string
  note: Note
  code: string
}

/** What became of a code; where it could not be copied, the code itself, to be pressed and held. */
export function CodeNote({ id, note: { tone, text, isHeld }, code }: CodeNoteProps) {
  const { error } = useTexts(commonTexts)
  return (
    <p id={id} className="gw-ribbon-note" data-tone={tone}>
      {tone === 'error' && <Icon name="error" />}
      <span>
        {tone === 'error' && <VisuallyHidden>{error} </VisuallyHidden>}
        {isHeld && (
          <>
            <code className="gw-ribbon-plain">{code}</code>{' '}
          </>
        )}
        {text}
      </span>
    </p>
  )
}
