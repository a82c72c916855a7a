import type { Recipe } from '../../domain/recipe/recipe'
import { listed } from '../../domain/recipe/recipeCard'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import './facts.css'

interface FactsProps {
  recipe: Recipe
}

/** Doneness levels with their temperatures. */
export function Doneness({ recipe }: FactsProps) {
  const texts = useTexts(recipeDetailTexts)
  const rows = listed(recipe.doneness)
  if (rows.length === 0) return null
  return (
    <section className="gw-doneness">
      <h2 className="gw-recipe-part">{texts.doneness}</h2>
      <dl className="gw-doneness-list">
        {rows.map(({ name, temperature, note }, at) => (
          <div className="gw-doneness-row" key={name} data-nth={Math.min(at, 4)}>
            <dt>{name}</dt>
            {temperature && <dd className="gw-doneness-heat">{temperature}</dd>}
            {note && <dd className="gw-note">{note}</dd>}
          </div>
        ))}
      </dl>
      {recipe.donenessNote && <p className="gw-note">{recipe.donenessNote}</p>}
    </section>
  )
}

/** Allergens and nutrition facts. */
export function Facts({ recipe }: FactsProps) {
  const texts = useTexts(recipeDetailTexts)
  const allergens = listed(recipe.allergens)
  const rows = listed(recipe.nutrition)
  return (
    <>
      {allergens.length > 0 && (
        <section className="gw-recipe-allergens">
          <h2 className="gw-recipe-part">{texts.allergens}</h2>
          <p>{fill(texts.contains, { names: allergens.join(', ') })}</p>
        </section>
      )}
      {rows.length > 0 && (
        <section className="gw-nutrition">
          <h2 className="gw-recipe-part">{texts.nutrition}</h2>
          <dl className="gw-nutrition-list">
            {rows.map(({ name, amount }) => (
              <div className="gw-nutrition-row" key={name}>
                <dt>{name}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
