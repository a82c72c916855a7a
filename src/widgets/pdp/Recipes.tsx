import { useId } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { pdpMoreTexts } from '../../texts/pdpMore'
import { recipeTime } from '../../texts/recipeTime'
import { Icon } from '../../ui'
import './recipes.css'
import type { ProductData } from './useBuyBox'

/** Recipes that use the product, each a card with one link. */
export function Recipes({ data: { recipes, product } }: { data: ProductData }) {
  const texts = useTexts(pdpMoreTexts)
  const id = useId()
  const cards = (recipes ?? []).flatMap((one) => {
    const href = safeUrl(one?.url)
    return one && href && one.title.trim() ? [{ ...one, href, picture: safeUrl(one.image) }] : []
  })
  if (cards.length === 0) return null
  return (
    <section className="gw-pdp-recipes" aria-labelledby={id}>
      <h2 className="gw-pdp-recipes-title" id={id}>
        {fill(texts.recipes, { item: product.name })}
      </h2>
      <ul className="gw-pdp-recipes-cards">
        {cards.map(({ href, title, picture, minutes }) => (
          <li key={href} className="gw-pdp-recipe">
            {picture ? (
              <img
                className="gw-pdp-recipe-picture"
                src={picture}
                alt=""
                width="192"
                height="144"
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className="gw-pdp-recipe-picture">
                <Icon name="note" />
              </span>
            )}
            <a className="gw-pdp-recipe-link" href={href}>
              {title}
            </a>
            {minutes && <span className="gw-note">{recipeTime(texts, minutes)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
