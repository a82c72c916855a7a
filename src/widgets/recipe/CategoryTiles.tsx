import { safeUrl } from '../../domain/page/urls'
import type { RecipeHomeData } from '../../domain/recipe/recipeLists'
import { useTexts } from '../../hooks'
import { ProductPhoto } from '../../parts'
import { recipeTexts } from '../../texts/recipe'

type Category = NonNullable<NonNullable<RecipeHomeData['categories']>[number]>

/** The categories, each a picture with its name. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const { browse } = useTexts(recipeTexts)
  return (
    <nav className="gw-recipes-browse" aria-label={browse}>
      <h2 className="gw-recipes-heading">{browse}</h2>
      <ul className="gw-recipes-tiles">
        {categories.map(({ name, url, image }) => (
          <li key={url}>
            <a className="gw-recipes-tile" href={safeUrl(url) ?? undefined}>
              <ProductPhoto src={image} alt={name} />
              <span className="gw-recipes-tile-name">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
