import { useEffect } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useAnnounce, usePage, useTexts } from '../../hooks'
import { useAddedWords } from '../../parts'
import { miniCartTexts } from '../../texts/miniCart'
import { addTexts } from '../../texts/pdp'
import { ButtonLink, Message } from '../../ui'
import type { AddedProps } from './added/placed'

/** Fallback for the confirmation if its code failed to load, so that the gift is not added twice. */
export function AddedBriefly({ buyBox, bought }: AddedProps) {
  const text = useAddedWords()(buyBox.item.name, bought.recipients)
  const { partlySet } = useTexts(addTexts)
  const { viewCart } = useTexts(miniCartTexts)
  const announce = useAnnounce()
  const cart = safeUrl(usePage().links.cart)
  const isPartly = bought.isPartlySet || bought.lostMessages.length > 0
  const spoken = isPartly ? `${text} ${partlySet}` : text
  useEffect(() => announce('say', { text: spoken }), [announce, spoken])
  return (
    <Message
      tone="ok"
      title={text}
      actions={cart && <ButtonLink href={cart}>{viewCart}</ButtonLink>}
    >
      {isPartly && partlySet}
    </Message>
  )
}
