import { useCallback } from 'react'
import type { Ingredient } from '../../domain/recipe/recipe'
import type { ScaledAmount } from '../../domain/recipe/recipeScaling'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeDetailTexts } from '../../texts/recipeDetail'

/** An ingredient as text: amount, name and preparation. */
export interface AmountWords {
  /** `about 1½ cups`; empty for ingredients added to taste. */
  amount: string
  name: string
  note: string
}

/** Returns a function that formats an ingredient with its scaled amount. */
export function useAmountWords() {
  const texts = useTexts(recipeDetailTexts)
  return useCallback(
    (ingredient: Ingredient, scaled: ScaledAmount | null | undefined): AmountWords => {
      const { name, nameOne, note } = ingredient
      if (!scaled) return { amount: '', name, note: note ?? '' }
      const { unit, word, isOne, isAbout, isLess } = scaled
      const unitWords = unit ? fill(texts[unit], { count: isOne ? 1 : 2 }) : word
      const measured = [scaled.amount, unitWords].filter(Boolean).join(' ')
      const rounded = isLess ? texts.lessThan : isAbout && texts.about
      return {
        amount: rounded ? fill(rounded, { amount: measured }) : measured,
        name: isOne && !unitWords && nameOne ? nameOne : name,
        note: note ?? '',
      }
    },
    [texts],
  )
}
