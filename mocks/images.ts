import { findSlug } from './catalogue'
import { illustration } from './illustrations'

/** The picture of a product by the path of its address, `/products/<slug>.svg`; null where there is none. */
export async function imageResponse(path: string): Promise<Response | null> {
  const slug = /\/products\/([a-z0-9-]+)\.svg$/.exec(path)?.[1]
  const item = slug ? findSlug(slug) : null
  if (!item) return null
  return new Response(await illustration(item), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  })
}
