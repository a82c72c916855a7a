import { type ReactNode, useId } from 'react'
import { useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { Button } from '../../ui'
import { CodeNote } from './CodeNote'
import { Reserve } from './Reserve'
import { useOfferCode } from './useOfferCode'

/**
 * A code to apply, or to copy where there is no cart, how long it is good for, and what became of it.
 * All that either may say has its place from the start: nothing moves.
 */
export function CodeOffer({ code, children }: { code: string; children: ReactNode }) {
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
        onClick={() => void press()}
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
