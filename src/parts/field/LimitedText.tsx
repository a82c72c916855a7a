import { type ComponentProps, useState } from 'react'
import { LIMITS } from '../../domain/limits'
import { fitTyped } from '../../domain/recipient/addressFields'
import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { TextField } from '../../ui'
import { FieldNote } from './FieldNote'
import { useComposed } from './useComposed'

type LimitedTextProps = ComponentProps<typeof TextField> & {
  /** The field of an address whose limit it keeps. */
  kind: 'fname' | 'lname' | 'email' | 'phone'
}

/** A line of text that keeps its limit while it is typed or pasted; what had to be left out is said. */
export function LimitedText({ kind, onValue, ...native }: LimitedTextProps) {
  const texts = useTexts(addressTexts)
  const [isCut, setCut] = useState(false)
  const composed = useComposed((typed, isComposing) => {
    const fitted = isComposing ? { text: typed, isCut: false } : fitTyped(kind, typed)
    setCut(fitted.isCut)
    onValue(fitted.text)
  })
  const words = kind === 'phone' ? texts.cutDigits : texts.cutLetters
  return (
    <div>
      <TextField {...native} {...composed} />
      <FieldNote>{isCut && fill(words, { limit: LIMITS[kind] })}</FieldNote>
    </div>
  )
}
