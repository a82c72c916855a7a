import { useMemo, useRef } from 'react'
import type { Recipe, RecipeDetailData } from '../../domain/recipe/recipe'
import { listed } from '../../domain/recipe/recipeCard'
import { useRecipeScaling, useTexts } from '../../hooks'
import { RecipeGrid } from '../../parts'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import { CookBar, CookButtons } from './CookBar'
import { Doneness, Facts } from './Facts'
import { Head } from './Head'
import { Ingredients } from './Ingredients'
import './recipe-detail.css'
import { ShopCard } from './ShopCard'
import { Steps } from './Steps'
import { useTimeUp } from './useTimeUp'
import { Video } from './Video'

/** A recipe, with products for it. Without data, it leaves the page as it is. */
export function RecipeDetail({ recipe, ...page }: RecipeDetailData) {
  return recipe ? <Page {...page} recipe={recipe} /> : null
}

interface PageProps extends RecipeDetailData {
  recipe: Recipe
}

function Page({ recipe, saveUrl, ...page }: PageProps) {
  const { related, products, swaps } = useLists(page)
  const scaling = useRecipeScaling(recipe)
  const shop = useRef<HTMLElement>(null)
  const texts = useTexts(recipeDetailTexts)
  useTimeUp(recipe)
  const ways = { recipe, shop: products.length > 0 ? shop : null }

  return (
    <article className="gw-recipe">
      <Head recipe={recipe} scaling={scaling} saveUrl={saveUrl}>
        <CookButtons {...ways} />
      </Head>
      <div className="gw-recipe-body">
        <div className="gw-recipe-side">
          <Ingredients recipe={recipe} scaling={scaling} />
          {products.length > 0 && (
            <ShopCard ref={shop} servings={scaling.servings} products={products} swaps={swaps} />
          )}
        </div>
        <div className="gw-recipe-main">
          <Steps recipe={recipe} isScaled={scaling.isScaled} />
          <Video recipe={recipe} />
          <Doneness recipe={recipe} />
          <Facts recipe={recipe} />
        </div>
      </div>
      {related.length > 0 && (
        <section className="gw-recipe-related">
          <h2>{texts.related}</h2>
          <RecipeGrid recipes={related} />
        </section>
      )}
      <CookBar {...ways} />
    </article>
  )
}

/** The page's lists without invalid entries, memoized. */
function useLists({ related, products, swaps }: RecipeDetailData) {
  return useMemo(
    () => ({ related: listed(related), products: listed(products), swaps: listed(swaps) }),
    [related, products, swaps],
  )
}
