import { type Ref, useMemo } from 'react'
import type { Recipe, RecipeStep } from '../../../domain/recipe/recipe'
import { listed } from '../../../domain/recipe/recipeCard'
import { useRecipeScaling, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { cookTexts } from '../../../texts/cook'
import { cookTimerTexts } from '../../../texts/cookTimer'
import { IngredientWords } from '../IngredientWords'
import { useAmountWords } from '../useAmountWords'
import { StepTimer } from './StepTimer'

interface CookStepProps {
  recipe: Recipe
  step: RecipeStep
  at: number
  count: number
  heading: Ref<HTMLHeadingElement>
}

/** One step in large type, with its ingredients. */
export function CookStep({ recipe, step, at, count, heading }: CookStepProps) {
  const texts = useTexts(cookTexts)
  const { stepName } = useTexts(cookTimerTexts)
  const { amounts } = useRecipeScaling(recipe)
  const wordsOf = useAmountWords()
  const uses = useMemo(() => {
    const all = listed(recipe.ingredients)
    return listed(step.ingredients).flatMap((place) => {
      const ingredient = all[place]
      return ingredient ? [{ place, ingredient }] : []
    })
  }, [recipe.ingredients, step.ingredients])
  const place = { n: at + 1, count }
  const name = step.title || fill(stepName, place)
  return (
    <section className="gw-cook-step">
      <h3 className="gw-cook-heading" ref={heading} tabIndex={-1}>
        <span className="gw-cook-place">{fill(texts.step, place)}</span>
        {step.title && <span>{step.title}</span>}
      </h3>
      <p className="gw-cook-text">{step.text}</p>
      {step.timer && <StepTimer recipeId={recipe.id} step={at} minutes={step.timer} name={name} />}
      {uses.length > 0 && (
        <div className="gw-cook-uses">
          <h4 className="gw-cook-uses-title">{texts.uses}</h4>
          <ul className="gw-cook-list">
            {uses.map(({ place: at, ingredient }) => (
              <li key={at}>
                <IngredientWords {...wordsOf(ingredient, amounts[at])} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
