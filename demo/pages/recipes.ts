import { html } from 'hono/html'
import { findItem } from '../../mocks/catalogue'
import {
  type MockRecipe,
  type RecipeCategory,
  recipeCard,
  recipeCategories,
  recipeImage,
  recipePage,
  recipes,
  recipesOf,
} from '../../mocks/recipes'
import { RESULTS_A_PAGE, searchRecipes } from '../../mocks/recipes/search'
import { inert, type Markup } from '../page'
import { ingredientLine } from './ingredientLine'
import { recipeCards, timeOf } from './recipeCards'
import { recipeForMachines } from './recipeForMachines'

const SEARCH = '/recipes/search'
const ALL = '/recipes'

/** The page data of a root. */
const dataOf = (data: unknown) =>
  html`<script type="application/json" data-giftwell-props>${inert(data)}</script>`

/** The field that recipes are searched by: a plain form, until the widget takes over in its place. */
const searchForm = (
  query = '',
) => html`<form class="site-recipe-search" role="search" action="${SEARCH}">
  <label>Search recipes <input type="search" name="q" value="${query}"></label>
  <button class="site-button" type="submit">Search</button>
</form>`

/** The picture of each category, which no other one has. */
const TILES: Readonly<Partial<Record<RecipeCategory, string>>> = {
  steak: 'ribeye',
  seafood: 'lobster',
  roasts: 'ribRoast',
  weeknight: 'burgers',
  sides: 'gratin',
  desserts: 'lavaCakes',
}

/** The way into all recipes. */
export function recipeHome(): Markup {
  const [hero, ...others] = recipes
  const holiday = recipesOf('holiday').slice(0, 4)
  const latest = others.slice(0, 8)
  // The holidays have a separate row.
  const tiles = recipeCategories.filter(({ slug }) => slug !== 'holiday')
  const categories = tiles.map(({ slug, name }) => {
    const shown = recipes.find(({ picture }) => picture === TILES[slug])
    const image = shown ? recipeImage(shown) : null
    return { name, url: `/recipes/category/${slug}`, image }
  })
  const data = {
    hero: hero && { ...recipeCard(hero), intro: hero.intro },
    seasonal: { title: 'Holiday dinners', recipes: holiday.map(recipeCard) },
    latest: latest.map(recipeCard),
    categories,
    searchUrl: SEARCH,
  }
  return html`<div id="recipe">
<h1 class="site-recipe-title">Recipes</h1>
${searchForm()}
${recipeCards(hero ? [hero, ...latest] : latest, true)}
<p class="site-recipe-ways">${categories.map(({ name, url }) => html`<a href="${url}">${name}</a> `)}</p>
${dataOf(data)}
</div>`
}

/** The recipes of a category; null if there is no such category. */
export function recipeCategory(slug: string): { title: string; content: Markup } | null {
  const category = recipeCategories.find((one) => one.slug === slug)
  if (!category) return null
  const { name: title, intro } = category
  const list = recipesOf(slug as RecipeCategory)
  const data = {
    ...{ title, intro, category: slug, allUrl: ALL },
    recipes: list.map(recipeCard),
    total: list.length,
  }
  return {
    title: `${title} recipes`,
    content: html`<div id="recipe-category">
<h1 class="site-recipe-title">${title}</h1>
<p>${intro}</p>
${recipeCards(list)}
${dataOf(data)}
</div>`,
  }
}

/** The results of a query, with a link to the next page. */
export function recipeSearch(query: string, page: number): Markup {
  const { recipes: found, total, meant } = searchRecipes(query.slice(0, 100), page)
  const list = found.flatMap(({ id }) => recipes.find(({ slug }) => slug === id) ?? [])
  const hasMore = page * RESULTS_A_PAGE < total
  const moreUrl = hasMore
    ? `${SEARCH}?${new URLSearchParams({ q: query, page: `${page + 1}` })}`
    : null
  const first = page === 1
  const data = { query, recipes: found, total: first ? total : found.length, meant, moreUrl }
  return html`<div id="recipe-search">
<h1 class="site-recipe-title">Search recipes</h1>
${searchForm(query)}
${query && total === 0 ? html`<p>No recipes for “${query}”. Check the spelling, or try one ingredient.</p>` : ''}
${meant ? html`<p><a href="${SEARCH}?${new URLSearchParams({ q: meant })}">Did you mean ${meant}?</a></p>` : ''}
${recipeCards(list)}
${moreUrl ? html`<p><a class="site-button" href="${moreUrl}">Show more</a></p>` : ''}
${dataOf({ ...data, searchUrl: SEARCH, allUrl: ALL })}
</div>`
}

/** A complete recipe, readable and printable without scripts; its widget's page data; structured data. */
export function recipeDetail(recipe: MockRecipe, now: number, origin: string): Markup {
  const { title, intro, imageAlt, minutes, servings, ingredients, steps } = recipe
  return html`<div id="recipe-detail">
<article class="site-recipe">
<img class="site-recipe-photo" src="${recipeImage(recipe)}" alt="${imageAlt}" width="800" height="600">
<h1>${title}</h1>
<p>${timeOf(minutes)} · Serves ${servings}</p>
<p>${intro}</p>
<h2>Ingredients</h2>
<ul>${ingredients.map((one) => html`<li>${ingredientLine(one)}</li>`)}</ul>
<h2>Shop this recipe</h2>
<ul>${recipe.items.map((id) => {
    const item = findItem(id)
    return item ? html`<li><a href="/product/${item.slug}">${item.name}</a></li>` : ''
  })}</ul>
<h2>Steps</h2>
<ol>${steps.map(({ title: name, text }) => html`<li><b>${name}.</b> ${text}</li>`)}</ol>
</article>
${dataOf(recipePage(recipe, now))}
</div>
<script type="application/ld+json">${inert(recipeForMachines(recipe, origin))}</script>`
}
