import { useId } from 'react'
import type { Ingredient, Recipe } from '../../domain/recipe/recipe'
import { listed } from '../../domain/recipe/recipeCard'
import { type UseRecipeScalingResult, useRecipeProgress, useTexts } from '../../hooks'
import { IngredientWords, useAmountWords } from '../../parts'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import { Checkbox, TextButton } from '../../ui'
import './ingredients.css'

interface IngredientsProps {
  recipe: Recipe
  scaling: UseRecipeScalingResult
}

/** The ingredients by part, with checkboxes; checks are kept for the tab's session. */
export function Ingredients({ recipe, scaling }: IngredientsProps) {
  const { checked, check, uncheckAll } = useRecipeProgress(recipe.id)
  const texts = useTexts(recipeDetailTexts)
  const wordsOf = useAmountWords()
  const id = useId()
  const parts = partsOf(listed(recipe.ingredients))
  if (parts.length === 0) return null
  return (
    <section className="gw-ingredients" aria-labelledby={id}>
      <div className="gw-ingredients-head">
        <h2 id={id} tabIndex={-1}>
          {texts.ingredients}
        </h2>
        {checked.length > 0 && (
          <TextButton
            onClick={() => {
              uncheckAll()
              // The button disappears with the checks.
              document.getElementById(id)?.focus()
            }}
          >
            {texts.uncheck}
          </TextButton>
        )}
      </div>
      {parts.map(({ name, first, ingredients }) => (
        <div className="gw-ingredients-part" key={first}>
          {name && <h3 className="gw-ingredients-name">{name}</h3>}
          <ul className="gw-ingredients-list">
            {ingredients.map((ingredient, nth) => {
              const at = first + nth
              return (
                <li key={at} data-checked={checked.includes(at) || undefined}>
                  <Checkbox
                    checked={checked.includes(at)}
                    onChecked={(isChecked) => check(at, isChecked)}
                    label={<IngredientWords {...wordsOf(ingredient, scaling.amounts[at])} />}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface Part {
  name: string
  /** Index of its first ingredient. */
  first: number
  ingredients: Ingredient[]
}

/** Groups consecutive ingredients of the same part. */
function partsOf(ingredients: readonly Ingredient[]): Part[] {
  const parts: Part[] = []
  for (const [at, ingredient] of ingredients.entries()) {
    const name = ingredient.part ?? ''
    const last = parts.at(-1)
    if (last?.name === name) last.ingredients.push(ingredient)
    else parts.push({ name, first: at, ingredients: [ingredient] })
  }
  return parts
}
