import { type ReorderMessage, type UseReorderResult, useFormat, useTexts } from '../../../hooks'
import { nameList } from '../../../parts'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { Checkbox } from '../../../ui'
import { useOrderWords } from '../order-history/useOrderWords'
import { giftsIn } from './giftsIn'
import './old-messages.css'
import { Section } from './Section'

/** Last year's messages: off by default; a message that names a year has to be selected separately. */
export function OldMessages({ reorder }: { reorder: UseReorderResult }) {
  const { messages, hasMessages, setMessages } = reorder
  const texts = useTexts(againTexts)
  if (messages.length === 0) return null
  return (
    <Section title={texts.cards}>
      <Checkbox label={texts.words} checked={hasMessages} onChecked={setMessages} />
      {hasMessages && (
        <ul className="gw-again-messages">
          {byText(messages).map((same) => (
            <li key={same[0]?.giftId}>
              <OldMessage same={same} reorder={reorder} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface OldMessageProps {
  /** One message with the same text for one or more people. */
  same: readonly ReorderMessage[]
  reorder: UseReorderResult
}

function OldMessage({ same, reorder }: OldMessageProps) {
  const { quote, wordsYear, others } = useTexts(againTexts)
  const { locale } = useFormat()
  const { personText } = useOrderWords()
  const [first] = same
  if (!first) return null
  const ids = same.map(({ giftId }) => giftId)
  const people = giftsIn(reorder.gifts, ids).map(({ shipment }) => personText(shipment))
  return (
    <Checkbox
      className="gw-again-message"
      label={fill(quote, { text: first.text })}
      hint={
        <>
          {nameList(people, others, locale)}
          {first.years.length > 0 && (
            <span className="gw-again-year">
              {fill(wordsYear, { year: first.years.join(', ') })}
            </span>
          )}
        </>
      }
      checked={same.every(({ isUsed }) => isUsed)}
      onChecked={(isUsed) => {
        for (const id of ids) reorder.setMessage(id, isUsed)
      }}
    />
  )
}

/** Groups messages by text. */
function byText(messages: readonly ReorderMessage[]): readonly (readonly ReorderMessage[])[] {
  const groups = new Map<string, ReorderMessage[]>()
  for (const one of messages) groups.set(one.text, [...(groups.get(one.text) ?? []), one])
  return [...groups.values()]
}
