import { html } from 'hono/html'
import { type MockRecipe, recipeImage } from '../../mocks/recipes'
import type { Markup } from '../page'

/** Recipes in a list: a picture, a link, and the duration. The first can be larger. */
export const recipeCards = (list: readonly MockRecipe[], isFirstLarge = false): Markup =>
  html`<ul class="site-cards">${list.map(
    (
      one,
      index,
    ) => html`<li class="site-card${isFirstLarge && index === 0 ? ' site-card-large' : ''}">
  <a href="/recipes/${one.slug}">
    <img src="${recipeImage(one)}" alt="" width="320" height="240" ${isFirstLarge && index === 0 ? '' : html`loading="lazy"`}>
    <strong>${one.title}</strong>
  </a>
  <p>${timeOf(one.minutes)} · Serves ${one.servings}</p>
</li>`,
  )}</ul>`

/** The duration of a recipe, worded as in the widgets. */
export function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours} hr`, rest && `${rest} min`].filter(Boolean).join(' ')
}
