import { calendarDay } from '../../../domain/calendar'
import { type UseReorderResult, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { Button } from '../../../ui'
import { useOrderWords } from '../order-history/useOrderWords'
import { Decisions } from './Decisions'
import { NewPrices } from './NewPrices'
import { Ready } from './Ready'
import { StepBar } from './StepBar'

interface PeopleStepProps {
  reorder: UseReorderResult
  onContinue(): void
}

/** Step for people and gifts: decisions first, then new prices, then unchanged gifts. */
export function PeopleStep({ reorder, onContinue }: PeopleStepProps) {
  const { order, chosen } = reorder
  const texts = useTexts(againTexts)
  const { dayText } = useOrderWords()
  const day = calendarDay(order?.ordered_on)
  const count = chosen.length
  return (
    <>
      <header className="gw-again-head">
        <h2 className="gw-again-title" data-gw-heading tabIndex={-1}>
          {texts.title}
        </h2>
        {day && <p className="gw-note">{fill(texts.from, { day: dayText(day) })}</p>}
      </header>
      <Decisions reorder={reorder} />
      <NewPrices reorder={reorder} />
      <Ready reorder={reorder} />
      <StepBar reorder={reorder}>
        <Button variant="primary" aria-disabled={count === 0 || undefined} onClick={onContinue}>
          {fill(texts.continue, { count })}
        </Button>
      </StepBar>
    </>
  )
}
