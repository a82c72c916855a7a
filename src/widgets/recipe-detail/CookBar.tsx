import type { RefObject } from 'react'
import type { Recipe } from '../../domain/recipe/recipe'
import { listed } from '../../domain/recipe/recipeCard'
import { useCookMode, useTexts } from '../../hooks'
import { TimerList } from '../../parts'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import { Button } from '../../ui'
import './cook-bar.css'

interface CookBarProps {
  recipe: Recipe
  /** The card that sells it; null where there is none. */
  shop: RefObject<HTMLElement | null> | null
}

/** The two ways on: to the stove, and to the shop. */
export function CookButtons({ recipe, shop }: CookBarProps) {
  const texts = useTexts(recipeDetailTexts)
  const { startCooking } = useCookMode()
  const canCook = listed(recipe.steps).length > 0
  if (!canCook && !shop) return null
  return (
    <div className="gw-cook-buttons">
      {canCook && <Button onClick={() => void startCooking(recipe)}>{texts.cook}</Button>}
      {shop && (
        <Button
          variant="primary"
          onClick={() => {
            // The focus comes along, to its heading.
            shop.current?.scrollIntoView()
            shop.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
          }}
        >
          {texts.shop}
        </Button>
      )}
    </div>
  )
}

/** The same at the foot of a narrow page, in reach all the time, with the timers that run. */
export function CookBar(props: CookBarProps) {
  const { recipe } = props
  return (
    <div className="gw-cook-bar" data-gw-foot="">
      <TimerList recipeId={recipe.id} steps={listed(recipe.steps)} />
      <CookButtons {...props} />
    </div>
  )
}
