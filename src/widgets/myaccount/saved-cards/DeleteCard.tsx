import { useRef, useState } from 'react'
import { isExpired } from '../../../domain/checkout/savedCards'
import { type SavedCard, useAccountRoute, useStore, useTexts } from '../../../hooks'
import { CardRadios } from '../../../parts'
import { cardTexts } from '../../../texts/card'
import { cardListTexts } from '../../../texts/cardList'
import { DeleteQuestion } from '../DeleteQuestion'

interface DeleteCardProps {
  title: string
  card: SavedCard
  others: readonly SavedCard[]
  onKeep(): void
  /** Deletes it, with a replacement card; resolves to the failure text, or null. */
  onDelete(replacement: string | number | null): Promise<string | null>
}

/** Asks before deleting a card; if it pays for a subscription, also asks for a replacement. */
export function DeleteCard({ title, card, others, onKeep, onDelete }: DeleteCardProps) {
  const [instead, setInstead] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  const { usedBy } = useTexts(cardTexts)
  const { replace, removeDo, add } = useTexts(cardListTexts)
  const { linkTo } = useAccountRoute()
  const now = useStore().now()
  if (!card.is_in_subscription)
    return (
      <DeleteQuestion
        title={title}
        yes={removeDo}
        onKeep={onKeep}
        onDelete={() => onDelete(null)}
      />
    )
  const good = others.filter((one) => !one.wallet && !isExpired(one, now))
  const hasGood = good.length > 0
  return (
    <DeleteQuestion
      title={title}
      text={hasGood ? usedBy : `${usedBy}. ${replace}`}
      yes={hasGood ? removeDo : null}
      onKeep={onKeep}
      onDelete={async () => {
        if (instead !== null) return onDelete(instead)
        setMissing(true)
        choices.current?.querySelector('input')?.focus()
        return null
      }}
    >
      {hasGood ? (
        <div ref={choices}>
          <CardRadios
            legend={replace}
            cards={good}
            value={instead}
            onValue={setInstead}
            error={isMissing && instead === null ? replace : undefined}
          />
        </div>
      ) : (
        <a className="gw-cards-edit" {...linkTo('add-edit-card')}>
          {add}
        </a>
      )}
    </DeleteQuestion>
  )
}
