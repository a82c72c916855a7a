import { type ComponentProps, useState } from 'react'
import { fitText, LIMITS } from '../../domain/limits'
import { fitTyped } from '../../domain/recipient/addressFields'
import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { TextField } from '../../ui'
import { FieldNote } from './FieldNote'
import './LimitedText.css'
import { useComposed } from './useComposed'

type LimitedTextProps = ComponentProps<typeof TextField> & {
  /** The address field whose limit applies, or a limit in UTF-16 code units. */
  kind: 'fname' | 'lname' | 'email' | 'phone' | number
}

/** A text field that enforces its limit on typing and pasting, and says so when text was cut. */
export function LimitedText({ kind, onValue, ...native }: LimitedTextProps) {
  const texts = useTexts(addressTexts)
  const [isCut, setCut] = useState(false)
  const composed = useComposed((typed, isComposing) => {
    const fits = isComposing ? { text: typed, isCut: false } : fitted(kind, typed)
    setCut(fits.isCut)
    onValue(fits.text)
  })
  const words = kind === 'phone' ? texts.cutDigits : texts.cutLetters
  return (
    <div className="gw-limited-text">
      <TextField {...native} {...composed} />
      <FieldNote>
        {isCut && fill(words, { limit: typeof kind === 'number' ? kind : LIMITS[kind] })}
      </FieldNote>
    </div>
  )
}

const fitted = (kind: LimitedTextProps['kind'], typed: string) =>
  typeof kind === 'number' ? fitText(kind, typed) : fitTyped(kind, typed)
