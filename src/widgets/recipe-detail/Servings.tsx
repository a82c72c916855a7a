import type { Recipe } from '../../domain/recipe/recipe'
import { type UseRecipeScalingResult, useAnnounce, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import { QuantityField } from '../../ui'

interface ServingsProps {
  recipe: Recipe
  scaling: UseRecipeScalingResult
}

/** For how many it is cooked; what comes in one size says for how many it is best. */
export function Servings({ recipe: { scales }, scaling }: ServingsProps) {
  const { servings, isScalable, limits, setServings } = scaling
  const texts = useTexts(recipeDetailTexts)
  const announce = useAnnounce()
  if (servings === null) return null
  if (!isScalable) {
    return (
      scales === false && (
        <p className="gw-recipe-fixed">{fill(texts.fixed, { count: servings })}</p>
      )
    )
  }

  const change = (wanted: number) => {
    const count = Math.max(limits.fewest, wanted)
    if (count === servings) return
    setServings(count)
    announce('say', { text: fill(texts.servesNow, { count }) })
  }
  return (
    <div className="gw-recipe-servings">
      <span className="gw-recipe-servings-name" aria-hidden="true">
        {texts.servings}
      </span>
      <QuantityField
        label={texts.servings}
        decreaseText={texts.fewer}
        increaseText={texts.moreServings}
        value={servings}
        min={limits.fewest}
        max={limits.most}
        onCommit={change}
      />
    </div>
  )
}
