import { useId, useMemo } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { seenProduct } from '../../domain/product/seenProduct'
import { ROW, shownCards, type ThreeUpData } from '../../domain/product/threeUpData'
import { useImpressions, useItemStock, useReport, useStore, useTexts } from '../../hooks'
import { ProductCard } from '../../parts'
import { offerTexts } from '../../texts/offer'
import { ContentCard } from './ContentCard'
import './three-up.css'
import { useViewedProducts } from './useViewedProducts'

/** A row of up to three cards: products or editorial content. Without any, it leaves the page as it is. */
export function ThreeUp(data: ThreeUpData) {
  useReport((data.cards?.length ?? 0) > ROW && 'too-many-cards', 'three-up')
  return data.recentlyViewed ? <ViewedRow {...data} /> : <Row {...data} />
}

/** Recently viewed products that the page knows. */
function ViewedRow(data: ThreeUpData) {
  const texts = useTexts(offerTexts)
  const products = useViewedProducts(ROW)
  return (
    <Row
      {...data}
      heading={data.heading ?? texts.recent}
      cards={products.map((product) => ({ product }))}
    />
  )
}

function Row(data: ThreeUpData) {
  const { heading, headingLevel, href, linkText, csplId } = data
  const location = data.location ?? 'three-up'
  const now = useStore().now().getTime()
  const { watch } = useImpressions({ list: heading || location })
  const cards = useMemo(() => shownCards(data), [data])
  const products = useMemo(() => cards.flatMap(({ product }) => product ?? []), [cards])
  const { units } = useItemStock(products)
  const id = useId()
  // An element, so that it replaces the server's HTML.
  if (cards.length === 0) return <span hidden />

  const level = headingLevel ?? 2
  const Heading = `h${level}` as const
  // Without a heading, the cards take its level.
  const cardHeading = `h${heading ? level + 1 : level}` as 'h2' | 'h3' | 'h4' | 'h5'
  const way = linkText ? safeUrl(href) : null
  return (
    <section className="gw-three-up" aria-labelledby={heading ? id : undefined}>
      {heading && (
        <Heading className="gw-three-up-heading" id={id}>
          {heading}
        </Heading>
      )}
      <ul className="gw-three-up-cards" data-count={cards.length}>
        {cards.map((card, index) =>
          card.product ? (
            <ProductCard
              key={card.product.item_id}
              ref={watch(seenProduct(card.product, index, now))}
              product={card.product}
              units={units.get(card.product.item_id)}
              heading={cardHeading}
              layout="row"
              location={location}
              csplId={csplId}
            />
          ) : (
            <ContentCard key={`${card.title} ${card.href}`} card={card} heading={cardHeading} />
          ),
        )}
      </ul>
      {way && (
        <a className="gw-three-up-more" href={way}>
          {linkText}
        </a>
      )}
    </section>
  )
}
