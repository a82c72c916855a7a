import { html } from 'hono/html'
import { type MockRecipe, recipeImage } from '../../mocks/recipes'
import type { Markup } from '../page'

/** Recipes in a list: a picture, a name that leads to it, and how long it takes. */
export const recipeCards = (list: readonly MockRecipe[]): Markup =>
  html`<ul class="site-cards">${list.map(
    (one) => html`<li class="site-card">
  <a href="/recipes/${one.slug}">
    <img src="${recipeImage(one)}" alt="" width="320" height="240" loading="lazy">
    <strong>${one.title}</strong>
  </a>
  <p>${one.minutes} min · Serves ${one.servings}</p>
</li>`,
  )}</ul>`
