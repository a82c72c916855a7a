import { useId } from 'react'
import { expiryOf, isExpired } from '../../domain/checkout/savedCards'
import { type SavedCard, useStore, useTexts } from '../../hooks'
import { CardMarks, useRetainedFocus } from '../../parts'
import { billingTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { Card, RadioGroup, type RadioOption, Skeleton, Stack } from '../../ui'
import { CardsFailed } from './CardsFailed'
import { NewCard } from './NewCard'
import type { Billing, Method } from './useBilling'
import { WalletPanel } from './WalletPanel'

/** The payment methods, with the selected one's form below. Renders nothing if nothing is due. */
export function Methods({ billing }: { billing: Billing }) {
  const { cards, cardStatus, method, wallet, isCovered, isNewCard, choose, near } = billing
  const texts = useTexts(billingTexts)
  const store = useStore()
  const panelId = useId()
  const place = useRetainedFocus<never>(cardStatus, ':checked')
  if (isCovered) return null
  // Avoids opening a card form for a customer who turns out to have a saved card.
  if (!billing.areCardsKnown)
    return (
      <Card aria-busy="true">
        <h2 className="gw-billing-title">{texts.method}</h2>
        <Skeleton lines={3} />
      </Card>
    )

  const cardOption = (card: SavedCard): RadioOption => {
    const isOver = isExpired(card, store.now())
    const date = expiryOf(card)
    return {
      value: `card:${card.profile_id}`,
      label: fill(texts.saved, { brand: card.brand ?? '', last: card.last_four ?? '' }),
      hint: date ? fill(isOver ? texts.expired : texts.expires, { date }) : undefined,
      disabled: isOver,
    }
  }
  // An ineligible wallet is not offered, unless selected: then it says so.
  const hasWallet = wallet.name && (wallet.status !== 'ineligible' || method === 'wallet')
  const accepted = billing.acceptedCards.length > 0 && <CardMarks names={billing.acceptedCards} />
  const options: readonly RadioOption[] = [
    ...cards.map(cardOption),
    { value: 'new-card', label: texts.newCard, hint: accepted },
    ...(hasWallet ? [{ value: 'wallet', label: wallet.name }] : []),
  ]

  return (
    <Card className="gw-billing-methods" onFocus={near} onPointerEnter={near}>
      <Stack {...place}>
        <CardsFailed billing={billing} />
        {options.length === 1 ? (
          <div>
            <h2 className="gw-billing-title">{texts.method}</h2>
            {accepted}
          </div>
        ) : (
          <RadioGroup
            legend={texts.method}
            options={options}
            value={method}
            // The values are those of the options above.
            onValue={(value) => choose(value as Method)}
          />
        )}
      </Stack>
      {(isNewCard || method === 'wallet') && (
        <section id={panelId} aria-label={isNewCard ? texts.newCard : (wallet.name ?? '')}>
          {isNewCard ? <NewCard billing={billing} /> : <WalletPanel billing={billing} />}
        </section>
      )}
    </Card>
  )
}
