import { useEffect, useRef } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { miniCartTexts } from '../../texts/miniCart'
import { addTexts } from '../../texts/pdp'
import { toastTexts } from '../../texts/toast'
import { ButtonLink } from '../../ui'
import { Failure } from '../page/Failure'
import { personName } from '../recipient/personName'
import type { Bought } from './useBuying'

type Problem = Exclude<Bought, { kind: 'added' }>

/** Why something could not be added, or not for everyone. Renders nothing on success. The selection is kept. */
export function BuyProblem({ bought }: { bought: Bought | null }) {
  const textOf = useBuyProblemText()
  const { viewCart } = useTexts(miniCartTexts)
  const href = safeUrl(usePage().links.cart)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (bought) place.current?.scrollIntoView({ block: 'nearest' })
  }, [bought])
  if (!bought || bought.kind === 'added') return null

  const isInCart = bought.kind === 'unsure' || bought.kind === 'some'
  return (
    <div ref={place}>
      <Failure actions={isInCart && href && <ButtonLink href={href}>{viewCart}</ButtonLink>}>
        {textOf(bought)}
      </Failure>
    </div>
  )
}

/** Returns a function that gives the text for a failed add. */
export function useBuyProblemText(): (problem: Problem) => string {
  const texts = useTexts(addTexts)
  const toasts = useTexts(toastTexts)
  const { myself } = useTexts(commonTexts)
  return (problem) => {
    switch (problem.kind) {
      case 'some': {
        const { recipients, missed } = problem
        const count = recipients.length + missed.length
        const names = missed.map((one) => personName(one, { myself, someone: texts.someone }))
        return fill(texts.some, { done: recipients.length, count, names: names.join(', ') })
      }
      case 'person-failed':
        return fill(texts.personFailed, { name: problem.name })
      case 'offline':
        return toasts['change-offline']
      case 'failed':
        return texts[problem.shortage ?? 'failed']
      default:
        return texts[problem.kind]
    }
  }
}
