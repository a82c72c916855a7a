import { type MouseEvent, useId } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useFormat, useTexts } from '../../hooks'
import { BuyProblem, useAddLabel, useRetainedFocus } from '../../parts'
import { fill } from '../../texts/catalogue'
import { addTexts, pdpTexts } from '../../texts/pdp'
import { Button, ButtonLink } from '../../ui'
import './buy-bar.css'
import { LazyAdded } from './lazyMore'
import type { BuyBox } from './useBuyBox'

/** The total and the add button; at the bottom of a narrow page. The confirmation appears above. */
export function BuyBar({ buyBox }: { buyBox: BuyBox }) {
  const { bought, product, data } = buyBox
  const similar = safeUrl(data.similarUrl)
  const { similar: similarText } = useTexts(addTexts)
  const isGone = product.isSoldOut && similar !== null
  const row = useRetainedFocus(String(isGone), '.gw-button')
  return (
    <div className="gw-buy-bar" data-gw-foot>
      {bought && (bought.kind === 'added' || bought.kind === 'some') && (
        <LazyAdded buyBox={buyBox} bought={bought} />
      )}
      <BuyProblem bought={bought} />
      <div {...row} className="gw-buy-bar-row">
        <Sum buyBox={buyBox} />
        {isGone ? (
          <ButtonLink variant="primary" href={similar}>
            {similarText}
          </ButtonLink>
        ) : (
          <AddButton buyBox={buyBox} />
        )}
      </div>
    </div>
  )
}

function Sum({ buyBox: { totalCents, people } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpTexts)
  const format = useFormat()
  if (totalCents === null) return null
  const amount = format.money(totalCents)
  return (
    <p className="gw-buy-bar-sum">
      {people > 1 ? fill(texts.sum, { amount, count: people }) : amount}
    </p>
  )
}

/** The add button; if the size is sold out, it focuses the size choice instead. */
function AddButton({ buyBox }: { buyBox: BuyBox }) {
  const { product, choice, isBuying, isOff, add, item } = buyBox
  const texts = useTexts(addTexts)
  const { label, busyText } = useAddLabel(choice, isBuying)
  const id = useId()
  const { isSoldOut, isSizeSoldOut } = product
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!isSizeSoldOut) return void add()
    const page = event.currentTarget.closest('.gw-pdp')
    page?.querySelector<HTMLElement>('input[type="radio"]:checked')?.focus()
  }
  return (
    <Button
      id={id}
      variant="primary"
      className="gw-buy-bar-add"
      saves
      isBusy={isBuying}
      busyText={item.is_egift ? texts.adding : busyText}
      aria-disabled={isSoldOut || isOff}
      onClick={press}
    >
      {isSoldOut ? texts.gone : isSizeSoldOut ? texts.otherSize : item.is_egift ? texts.add : label}
    </Button>
  )
}
