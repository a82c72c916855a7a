import { useRef } from 'react'
import type { Recipe } from '../../domain/recipe/recipe'
import { type UseRecipeScalingResult, useAnnounce, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import { QuantityField } from '../../ui'

/** Delay after the last press before the announcement, in milliseconds. */
const SAID_AFTER_MS = 500

interface ServingsProps {
  recipe: Recipe
  scaling: UseRecipeScalingResult
}

/** The number of servings; a recipe that does not scale says how many it serves. */
export function Servings({ recipe: { scales }, scaling }: ServingsProps) {
  const { servings, isScalable, limits, setServings } = scaling
  const texts = useTexts(recipeDetailTexts)
  const announce = useAnnounce()
  const { clock } = useStore()
  const callOff = useRef(() => {})
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
    const text = fill(texts.servesNow, { count })
    callOff.current()
    callOff.current = clock.after(SAID_AFTER_MS, () => announce('say', { text }))
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
