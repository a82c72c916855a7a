import { findSlug } from './catalogue'
import { illustration } from './illustrations'
import { heroPicture, wideHeroPicture } from './illustrations/hero'
import { platedPicture } from './illustrations/plated'
import { findRecipe } from './recipes'

/**
 * The picture of a product, a recipe or the home page by its URL path: `/products/<slug>.svg`,
 * `/products/recipes/<slug>.svg` or `/products/home/<name>.svg`; null if there is none.
 */
export async function imageResponse(path: string): Promise<Response | null> {
  const picture = await pictureAt(path)
  if (!picture) return null
  return new Response(picture, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  })
}

async function pictureAt(path: string): Promise<string | null> {
  const [, folder, slug = ''] = /\/products\/(recipes\/|home\/)?([a-z0-9-]+)\.svg$/.exec(path) ?? []
  if (folder === 'home/') return HOME[slug]?.() ?? null
  if (folder) {
    const recipe = findRecipe(slug)
    return recipe && platedPicture(recipe.picture, recipe.imageAlt)
  }
  const item = findSlug(slug)
  return item && illustration(item)
}

/** Pictures of the home page, by name: for phones, and for wide pages. */
const HOME: Readonly<Record<string, (() => string) | undefined>> = {
  hero: heroPicture,
  'hero-wide': wideHeroPicture,
}
