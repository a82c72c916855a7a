import { describe, expect, it } from 'vitest'
import { facetChoices, knownChosen, narrowed } from '../page/facets'
import type { RecipeCardData } from './recipeCard'
import { recipeFacets, recipeSort, sortRecipes } from './recipeFacets'

const card = (title: string, minutes: number | null, cuts: string[], methods: string[]) =>
  ({ id: title, title, url: `/${title}`, minutes, cuts, methods }) satisfies RecipeCardData

const CARDS = [
  card('Ribeye', 25, ['Ribeye'], ['Pan', 'Grill']),
  card('Burger', 30, ['Burgers'], ['Grill']),
  card('Chili', 90, ['Brisket'], ['Stove']),
  card('Ham', 180, ['Ham'], ['Oven']),
  card('Mystery', null, [], []),
]
const titles = (cards: readonly RecipeCardData[]) => cards.map(({ title }) => title)

describe('recipes with the selected options', () => {
  it.each([
    ['nothing', {}, ['Ribeye', 'Burger', 'Chili', 'Ham', 'Mystery']],
    ['within a time', { time: ['30'] }, ['Ribeye', 'Burger']],
    ['one value', { method: ['Grill'] }, ['Ribeye', 'Burger']],
    ['any of several values', { cut: ['Ham', 'Brisket'] }, ['Chili', 'Ham']],
    ['all of several facets', { method: ['Grill'], cut: ['Ribeye'] }, ['Ribeye']],
    ['what nothing has', { method: ['Oven'], cut: ['Ribeye'] }, []],
    ['another facet', { color: ['red'] }, ['Ribeye', 'Burger', 'Chili', 'Ham', 'Mystery']],
  ])('%s', (_case, chosen, expected) => {
    expect(titles(narrowed(CARDS, recipeFacets, chosen))).toEqual(expected)
  })

  it('ignores unknown values in a URL', () => {
    const given = { cut: ['Ribeye', 'Unicorn'], color: ['red'], method: ['Microwave'] }
    expect(knownChosen(given, CARDS, recipeFacets)).toEqual({ cut: ['Ribeye'] })
  })

  it('options show their remaining counts, given the other selections', () => {
    const [time, cut, method] = recipeFacets
    if (!time || !cut || !method) throw new Error('There are three.')
    const choices = (facet: typeof time, chosen: Record<string, string[]>) =>
      facetChoices(CARDS, facet, recipeFacets, chosen).map(
        ({ value, count }) => `${value} ${count}`,
      )
    expect(choices(time, {})).toEqual(['30 2', '60 2', '120 3'])
    expect(choices(method, { cut: ['Ribeye'] })).toEqual(['Pan 1', 'Grill 1', 'Stove 0', 'Oven 0'])
    expect(choices(cut, { cut: ['Ribeye'] })).toEqual([
      'Ribeye 1',
      'Burgers 1',
      'Brisket 1',
      'Ham 1',
    ])
  })

  it('times are in ascending order, even if the first recipe takes long', () => {
    const [time] = recipeFacets
    const slowFirst = [...CARDS].reverse()
    const choices = time && facetChoices(slowFirst, time, recipeFacets, {})
    expect(choices?.map(({ value }) => value)).toEqual(['30', '60', '120'])
  })
})

describe('recipes in an order', () => {
  it.each([
    ['featured', ['Ribeye', 'Burger', 'Chili', 'Ham', 'Mystery']],
    ['quick', ['Ribeye', 'Burger', 'Chili', 'Ham', 'Mystery']],
    ['name', ['Burger', 'Chili', 'Ham', 'Mystery', 'Ribeye']],
  ] as const)('%s', (sort, expected) => {
    const given = sort === 'quick' ? [...CARDS].reverse() : CARDS
    expect(titles(sortRecipes(given, sort))).toEqual(expected)
  })

  it.each([
    ['quick', 'quick'],
    ['price', 'featured'],
    [null, 'featured'],
  ])('%j from an address is %s', (given, expected) => {
    expect(recipeSort(given)).toBe(expected)
  })
})
