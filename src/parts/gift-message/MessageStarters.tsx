import { useTexts } from '../../hooks'
import { giftMessageTexts } from '../../texts/giftMessage'
import { TextButton } from '../../ui'
import './MessageStarters.css'

const STARTERS = ['birthday', 'thanks', 'holidays', 'congratulations'] as const

/** Message starters by occasion, shown while the message is empty. */
export function MessageStarters({ onChoose }: { onChoose(message: string): void }) {
  const texts = useTexts(giftMessageTexts)
  return (
    <fieldset className="gw-starters">
      <legend className="gw-note">{texts.starters}</legend>
      {STARTERS.map((one) => (
        <TextButton
          key={one}
          className="gw-starter"
          onClick={() => onChoose(texts[`starter.${one}`])}
        >
          {texts[`starter.${one}`]}
        </TextButton>
      ))}
    </fieldset>
  )
}
