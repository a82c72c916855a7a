import { type ReactNode, useId } from 'react'
import { useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { Button, Icon, VisuallyHidden } from '../../ui'
import { type Note, useOfferCode } from './useOfferCode'

interface CodeOfferProps {
  code: string
  /** Called when the code is pressed, whatever the outcome. */
  onPress(): void
  children: ReactNode
}

/**
 * A code to apply, or to copy if there is no cart, with its countdown and the outcome. Room for all
 * possible texts is reserved, so that nothing shifts.
 */
export function CodeOffer({ code, onPress, children }: CodeOfferProps) {
  const { note, words, isApplied, isPending, canApply, press } = useOfferCode(code)
  const texts = useTexts(bannerTexts)
  const id = useId()
  const labels = [texts.apply, texts.copy, texts.applied].map((text) => fill(text, { code }))
  const [apply, copy, applied] = labels

  return (
    <>
      <Button
        className="gw-ribbon-code"
        icon={isApplied ? 'check' : canApply ? 'tag' : 'copy'}
        isBusy={isPending}
        aria-disabled={isApplied}
        aria-describedby={note ? id : undefined}
        data-applied={isApplied || undefined}
        data-gw-usable=""
        onClick={() => {
          onPress()
          void press()
        }}
      >
        {isApplied ? applied : canApply ? apply : copy}
      </Button>
      <Reserve className="gw-ribbon-code" texts={labels} />
      <div className="gw-ribbon-facts">{children}</div>
      {note && <CodeNote id={id} note={note} code={code} />}
      <Reserve className="gw-ribbon-note" texts={words} />
    </>
  )
}

interface CodeNoteProps {
  id: string
  note: Note
  code: string
}

/** The outcome for a code; if it could not be copied, the code itself, to press and hold. */
function CodeNote({ id, note: { tone, text, isHeld }, code }: CodeNoteProps) {
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
        <span>{text}</span>
      </span>
    </p>
  )
}

interface ReserveProps {
  /** Class of the element whose space it reserves. */
  className: string
  texts: readonly (string | undefined)[]
}

/**
 * Reserves room for texts that can appear later. They are rendered invisibly by CSS, so that they are not
 * read, searched or copied.
 */
function Reserve({ className, texts }: ReserveProps) {
  return texts.map((text) => (
    <span key={text} className={className} aria-hidden="true" data-reserve={text} />
  ))
}
