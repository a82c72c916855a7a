import type { RefObject } from 'react'
import type { ChosenAddress } from '../../domain/schema/entities'
import { type NamedPerson, type UseRecipientChoiceResult, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { namingTexts } from '../../texts/choosing'
import { commonTexts } from '../../texts/common'
import { addTexts } from '../../texts/pdp'
import { whoseTexts } from '../../texts/whose'
import { Button } from '../../ui'
import { addressText } from '../recipient/addressText'
import { personName } from '../recipient/personName'

interface NameKnownProps {
  person: NamedPerson
  known: ChosenAddress
  choice: UseRecipientChoiceResult
  home: RefObject<HTMLElement | null>
}

/** Asks, in a `StatusRegion`, whether a new person is the known one with the same name. */
export function NameKnown({ person, known, choice, home }: NameKnownProps) {
  const texts = useTexts(namingTexts)
  const { someone } = useTexts(addTexts)
  const { myself } = useTexts(commonTexts)
  const { place } = useTexts(whoseTexts)
  const where = addressText(known, { place })

  const settle = (isSame: boolean) => {
    const key = choice.settleKnown(person.id, isSame)
    // Moves focus before the question disappears.
    const next = key ? `input[value="${key}"]` : `[data-gw-new="${person.id}"] input`
    requestAnimationFrame(() => home.current?.querySelector<HTMLElement>(next)?.focus())
  }
  return (
    <div className="gw-new-person-asked">
      <p>{fill(texts.known, { name: personName(known, { myself, someone }) })}</p>
      {where && (
        <p className="gw-note">
          <bdi>{where}</bdi>
        </p>
      )}
      <div className="gw-new-person-answers">
        <Button data-gw-asked onClick={() => settle(true)}>
          {texts.knownYes}
        </Button>
        <Button variant="quiet" onClick={() => settle(false)}>
          {texts.knownNo}
        </Button>
      </div>
    </div>
  )
}
