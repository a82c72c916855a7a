import { useRef, useState } from 'react'
import { type UseReorderResult, useAnnounce, useFormat, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { Button, TextButton } from '../../../ui'
import { DateChoice } from './DateChoice'
import { DatePlan } from './DatePlan'
import { OldMessages } from './OldMessages'
import { Section } from './Section'
import { StepBar } from './StepBar'

interface DatesStepProps {
  reorder: UseReorderResult
  onBack(): void
}

/** Step for delivery dates and messages, with the button that adds all gifts. */
export function DatesStep({ reorder, onBack }: DatesStepProps) {
  const { chosen, sum, date, needsDate, days } = reorder
  const texts = useTexts(againTexts)
  const { back } = useTexts(commonTexts)
  const { money } = useFormat()
  const announce = useAnnounce()
  const [isMissing, setMissing] = useState(false)
  const choice = useRef<HTMLFieldSetElement>(null)
  const eGifts = chosen.filter(({ isEGift }) => isEGift).length
  const isOpen = needsDate && (days.length > 0 || reorder.lastYear !== null)

  function add() {
    const lacksDate = isOpen && date === null
    setMissing(lacksDate)
    if (!lacksDate) return void reorder.add()
    announce('say', { text: texts.chooseDate })
    choice.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <header className="gw-again-head">
        <h2 className="gw-again-title" data-gw-heading tabIndex={-1}>
          {texts.dates}
        </h2>
        {eGifts > 0 && <p className="gw-note">{fill(texts.eGifts, { count: eGifts })}</p>}
      </header>
      {needsDate && (
        <Section title={texts.oneDay}>
          {isOpen ? (
            <DateChoice reorder={reorder} isMissing={isMissing && date === null} ref={choice} />
          ) : (
            <p>{texts.noDates}</p>
          )}
          <DatePlan reorder={reorder} />
        </Section>
      )}
      <OldMessages reorder={reorder} />
      <StepBar reorder={reorder}>
        <TextButton onClick={onBack}>{back}</TextButton>
        {/* Takes no second click of a double click: Continue was in the same place. */}
        <Button variant="primary" saves onClick={({ detail }) => detail < 2 && add()}>
          {fill(texts.add, { count: chosen.length, amount: money(sum.totalCents) })}
        </Button>
      </StepBar>
    </>
  )
}
