import { safeUrl } from '../../domain/page/urls'
import type { RecipeHomeData } from '../../domain/recipe/recipeLists'
import { ProductPhoto, RecipeFacts } from '../../parts'

/** The featured recipe, above all others. */
export function HeroRecipe({ recipe }: { recipe: NonNullable<RecipeHomeData['hero']> }) {
  const { title, url, image, intro } = recipe
  return (
    <article className="gw-recipes-hero">
      <div className="gw-recipes-hero-photo">
        <ProductPhoto src={image} alt={title} isEager />
      </div>
      <div className="gw-recipes-hero-words">
        <h2 className="gw-recipes-hero-title">
          <a className="gw-recipes-hero-link" href={safeUrl(url) ?? undefined}>
            {title}
          </a>
        </h2>
        {intro && <p>{intro}</p>}
        <RecipeFacts recipe={recipe} />
      </div>
    </article>
  )
}
