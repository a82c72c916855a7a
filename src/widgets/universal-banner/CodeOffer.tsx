import { type ReactNode, useId } from 'react'
import { useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { Button, Icon, VisuallyHidden } from '../../ui'
import { type Note, useOfferCode } from './useOfferCode'

interface CodeOfferProps {
  code: string
  /** The code was pressed, whatever comes of it. */
  onPress(): void
  children: ReactNode
}

/**
 * A code to apply, or to copy where there is no cart, how long it is good for, and what became of it.
 * All that either may say has its place from the start: nothing moves.
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

/** What became of a code; where it could not be copied, the code itself, to be pressed and held. */
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
  /** The class of what has its place there. */
  className: string
  texts: readonly (string | undefined)[]
}

/**
 * Keeps room for what may be said in a place later on. The texts are drawn by the style sheet, unseen,
 * so that no one reads, searches or copies them.
 */
function Reserve({ className, texts }: ReserveProps) {
  return texts.map((text) => (
    <span key={text} className={className} aria-hidden="true" data-reserve={text} />
  ))
}
