import { useId } from 'react'
import { LONGEST_NICKNAME } from '../../domain/account/cardTwin'
import { useAnnounce, useTexts } from '../../hooks'
import { cardFormTexts } from '../../texts/cardForm'
import { commonTexts } from '../../texts/common'
import { editorTexts } from '../../texts/dialog'
import { Button, Card, Checkbox, Cluster } from '../../ui'
import { LimitedText } from '../field/LimitedText'
import { SaveButton } from '../page/SaveButton'
import { BlockedCards } from './BlockedCards'
import './CardEntry.css'
import { CardBilling } from './CardBilling'
import { CardTroubles } from './CardTroubles'
import { EnteredCard } from './EnteredCard'
import { type CardEntryOptions, useCardEntry } from './useCardEntry'

export interface CardEntryProps extends CardEntryOptions {
  /** Navigates to the card that is already saved. */
  onTwin(profileId: string | number): void
}

/** Form for a new or existing card: the card data in the provider's form, the rest in ours. */
export function CardEntry({ onTwin, ...options }: CardEntryProps) {
  const entry = useCardEntry(options)
  const { form, isBusy, isDefault } = entry
  const texts = useTexts(cardFormTexts)
  const { cancel } = useTexts(commonTexts)
  const { optional } = useTexts(editorTexts)
  const announce = useAnnounce()
  const id = useId()
  /** The pressed button disappears with the notice, and so does what it says. */
  const allowed = () => {
    void form.open()
    announce('say', { text: texts.open })
    requestAnimationFrame(() => document.getElementById(`${id}-card`)?.focus())
  }
  if (!options.card && form.isFresh && form.status === 'refused')
    return (
      <Card as="section" aria-labelledby={`${id}-blocked`} className="gw-card-entry">
        <h2 id={`${id}-blocked`} className="gw-card-entry-title">
          {texts.blocked}
        </h2>
        <BlockedCards hasList onAllowed={allowed} />
        <Cluster isActions>
          <Button variant="quiet" onClick={() => void entry.leave()}>
            {cancel}
          </Button>
        </Cluster>
      </Card>
    )
  return (
    <Card className="gw-card-entry">
      <CardTroubles id={id} entry={entry} onTwin={onTwin} />
      <div className="gw-card-entry-fields" inert={isBusy || undefined}>
        <EnteredCard id={id} entry={entry} card={options.card} onAllowed={allowed} />
        <CardBilling id={id} entry={entry} />
        <form
          id={id}
          className="gw-card-entry-fields"
          onSubmit={(event) => {
            event.preventDefault()
            void entry.submit()
          }}
        >
          <LimitedText
            kind={LONGEST_NICKNAME}
            label={texts.nickname}
            note={optional}
            name="nickname"
            autoComplete="off"
            value={entry.nickname}
            onValue={entry.setNickname}
          />
          {isDefault !== null && (
            <Checkbox label={texts.makeDefault} checked={isDefault} onChecked={entry.setDefault} />
          )}
        </form>
      </div>
      <Cluster isActions>
        <SaveButton variant="primary" type="submit" form={id} isBusy={isBusy} />
        <Button variant="quiet" onClick={() => void entry.leave()}>
          {cancel}
        </Button>
      </Cluster>
    </Card>
  )
}
