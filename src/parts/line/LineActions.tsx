import { lineOptions } from '../../domain/line/lineOptions'
import { type UseLineItemResult, useAsk, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineTexts } from '../../texts/line'
import { TextButton } from '../../ui'
import './LineActions.css'

interface LineActionsProps {
  item: UseLineItemResult
  lineId: number
  /** Name of the item. */
  name: string
  /** The possessive of its recipient: "Dana Lee’s". */
  possessive: string
  onRemove(): void
}

/** Actions of a line besides its quantity; unavailable ones are not offered. */
export function LineActions({ item, lineId, name, possessive, onRemove }: LineActionsProps) {
  const { line, info } = item
  const texts = useTexts(lineTexts)
  const ask = useAsk()
  if (!line) return null

  const say = (text: string) => fill(text, { item: name, possessive })
  const has = lineOptions(line, info?.siblings.length ?? 0)
  return (
    <div className="gw-line-actions">
      {(has.size || has.autoDelivery || has.parent) && (
        <TextButton
          icon="pencil"
          aria-label={say(texts.optionsOf)}
          onClick={() => void ask('line-options', { lineId })}
        >
          {texts.options}
        </TextButton>
      )}
      {has.club && (
        <TextButton
          icon="calendar"
          aria-label={say(texts.editClubOf)}
          onClick={() => void ask('club-edit', { lineId })}
        >
          {texts.editClub}
        </TextButton>
      )}
      <TextButton
        icon="people"
        aria-label={say(texts.sendElsewhereOf)}
        onClick={() => void ask('send-line', { lineId })}
      >
        {texts.sendElsewhere}
      </TextButton>
      <TextButton icon="trash" saves aria-label={say(texts.remove)} onClick={onRemove}>
        {texts.removeShort}
      </TextButton>
    </div>
  )
}
