import { useEffect, useRef } from 'react'
import type { CardProblem } from '../../domain/checkout/cardErrors'
import { ADDRESS_FIELDS } from '../../domain/recipient/addressFields'
import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { cardFormTexts } from '../../texts/cardForm'
import { cardListTexts } from '../../texts/cardList'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { savingTexts } from '../../texts/dialog'
import { Button, Message } from '../../ui'
import { ErrorSummary } from '../recipient/ErrorSummary'
import { problemText } from '../recipient/problemText'
import type { CardEntryState } from './useCardEntry'
import { useCardName } from './useCardName'

interface CardTroublesProps {
  id: string
  entry: CardEntryState
  onTwin(profileId: string | number): void
}

const WORDS = {
  310: 'holder',
  315: 'number',
  330: 'month',
  340: 'year',
  350: 'cvv',
  357: 'details',
  370: 'over',
  530: 'zip',
} as const satisfies Record<CardProblem, string>

/** Why the card was not saved, above its form: field errors linking to their fields, and other problems. */
export function CardTroubles({ id, entry, onTwin }: CardTroublesProps) {
  const { form, address, attempts, isEntered, twin } = entry
  const texts = useTexts(cardFormTexts)
  const fields = useTexts(addressTexts)
  const { edit } = useTexts(cardListTexts)
  const { error, tryAgain } = useTexts(commonTexts)
  const cardName = useCardName()
  const why = useWhy(entry)
  const place = useRef<HTMLDivElement>(null)
  // Brings the message into view after a press far below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again when the text changes
  useEffect(() => place.current?.focus(), [why, attempts])
  const canTryAgain = isEntered && (form.status === 'tries' || form.status === 'technical')
  const problems = [
    ...(isEntered
      ? form.problems.map((code) => ({ id: `${id}-frame`, text: texts[WORDS[code]] }))
      : []),
    ...ADDRESS_FIELDS.flatMap((field) => {
      const problem = address.problems.get(field)
      return problem
        ? [{ id: `${id}-address-${field}`, text: problemText(field, problem, fields) }]
        : []
    }),
  ]
  return (
    <>
      <ErrorSummary problems={problems} attempts={attempts} />
      {why && (
        // No alert role: focus already reads it.
        <Message
          tone="error"
          word={error}
          ref={place}
          tabIndex={-1}
          className="gw-card-trouble"
          actions={
            twin ? (
              <Button onClick={() => onTwin(twin.profile_id)}>
                {fill(edit, { card: cardName(twin) })}
              </Button>
            ) : (
              canTryAgain && <Button onClick={() => void form.open()}>{tryAgain}</Button>
            )
          }
        >
          {why}
        </Message>
      )}
    </>
  )
}

/** The problem as a sentence; null if there is none, or if the fields show it. */
function useWhy({ form, trouble, isEntered }: CardEntryState): string | null {
  const texts = useTexts(cardFormTexts)
  const { 'change-offline': offline } = useTexts(savingTexts)
  if (trouble) return { ...texts, offline }[trouble]
  if (!isEntered || !form.isFresh) return null
  if (form.instead) return form.instead === 'left' ? texts.left : texts.timedOut
  if (form.status === 'tries') return texts.tooMany
  return form.status === 'technical' || form.status === 'incomplete' ? texts[form.status] : null
}
