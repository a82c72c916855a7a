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
  /** The shop card; null if there is none. */
  shop: RefObject<HTMLElement | null> | null
}

/** The two main buttons: start cooking, and go to the shop card. */
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
            // Focus moves to its heading.
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

/** The same buttons, sticky at the bottom of a narrow page, with the running timers. */
export function CookBar(props: CookBarProps) {
  const { recipe } = props
  return (
    <div className="gw-cook-bar" data-gw-foot="">
      <TimerList recipeId={recipe.id} steps={listed(recipe.steps)} />
      <CookButtons {...props} />
    </div>
  )
}
