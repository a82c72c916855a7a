import { type ComponentProps, type FocusEvent, useState } from 'react'
import { fitField, LIMITS, type LimitedField } from '../../domain/limits'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { textLimitTexts } from '../../texts/textLimit'
import { TextArea } from '../../ui'
import { FieldNote } from '../field/FieldNote'
import { useComposed } from '../field/useComposed'

type AreaProps = ComponentProps<typeof TextArea>

interface LimitedAreaProps extends Pick<AreaProps, 'label' | 'hint' | 'error' | 'id'> {
  field: LimitedField
  value: string
  onValue(value: string): void
}

/** A multi-line field with a limit: counts what is left, and says so when a paste was cut. */
export function LimitedArea({ field, value, onValue, ...native }: LimitedAreaProps) {
  const texts = useTexts(textLimitTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const limit = LIMITS[field]
  const [isCut, setCut] = useState(false)
  const composed = useComposed((typed, isComposing) => {
    const fitted = isComposing ? { text: typed, isCut: false } : fitField(field, typed)
    setCut(fitted.isCut)
    onValue(fitted.text)
  })
  return (
    <div>
      <TextArea
        {...native}
        errorWord={errorWord}
        name={field}
        autoComplete="off"
        value={value}
        {...composed}
        onFocus={showWhole}
        counter={{ limit, text: (count) => fill(texts.left, { count: Math.max(0, count) }) }}
      />
      <FieldNote>{isCut && fill(texts.cut, { limit })}</FieldNote>
    </div>
  )
}

/**
 * A browser scrolls a text area only as far as its caret, so a bar at the bottom could cover the rest (WCAG
 * 2.4.11).
 */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' })
}
