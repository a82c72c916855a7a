import type { Recipe } from '../../domain/recipe/recipe'
import { listed } from '../../domain/recipe/recipeCard'
import { useTexts } from '../../hooks'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import './steps.css'

interface StepsProps {
  recipe: Recipe
  /** Whether the number of servings was changed. */
  isScaled: boolean
}

/** The steps, in order. */
export function Steps({ recipe, isScaled }: StepsProps) {
  const texts = useTexts(recipeDetailTexts)
  const steps = listed(recipe.steps)
  if (steps.length === 0) return null
  return (
    <section className="gw-recipe-steps">
      <h2 className="gw-recipe-part">{texts.steps}</h2>
      {isScaled && <p className="gw-note">{texts.timesStay}</p>}
      <ol className="gw-recipe-steps-list">
        {steps.map(({ title, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          <li className="gw-recipe-steps-one" key={at}>
            <span className="gw-recipe-steps-number" aria-hidden="true">
              {at + 1}
            </span>
            <div className="gw-recipe-steps-words">
              {title && <h3 className="gw-recipe-steps-title">{title}</h3>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
