import { findSlug } from './catalogue'
import { illustration } from './illustrations'
import { platedPicture } from './illustrations/plated'
import { findRecipe } from './recipes'

/**
 * The picture of a product or a recipe by the path of its address, `/products/<slug>.svg` or
 * `/products/recipes/<slug>.svg`; null where there is none.
 */
export async function imageResponse(path: string): Promise<Response | null> {
  const picture = await pictureAt(path)
  if (!picture) return null
  return new Response(picture, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  })
}

async function pictureAt(path: string): Promise<string | null> {
  const [, folder, slug = ''] = /\/products\/(recipes\/)?([a-z0-9-]+)\.svg$/.exec(path) ?? []
  if (folder) {
    const recipe = findRecipe(slug)
    return recipe && platedPicture(recipe.picture, recipe.imageAlt)
  }
  const item = findSlug(slug)
  return item && illustration(item)
}
