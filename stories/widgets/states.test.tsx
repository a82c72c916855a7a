import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { apps as manifests } from '../../embed/apps'
import { inheritedStates } from '../../src/domain/page/appManifest'
import { StateChapters } from '../docs/StateChapters'
import { type ShownState, shownStates, stateRows } from './states'

const apps = Object.entries(manifests)
let shown: ShownState[] = []

// Loads the modules of all stories, and with them the whole of the kit.
beforeAll(async () => {
  shown = await shownStates()
}, 120_000)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const statesShownBy = (app: string) =>
  new Set(shown.filter((one) => one.app === app).map(({ state }) => state))

describe('the states', () => {
  it.each([
    ['checkout-cart', 86],
    ['account-cart', 20],
    ['pdp', 38],
    ['modal-provider', 30],
    ['pcp', 19],
    ['three-up', 14],
    ['pdp', 38],
    ['pcp', 19],
    ['recipe', 10],
    ['recipe-category', 9],
    ['recipe-search', 15],
    ['recipe-detail', 20],
    ['universal-banner', 16],
    ['checkout-error', 13],
    ['checkout-login', 22],
    ['checkout-shipping', 46],
    ['checkout-additional-shipments', 26],
    ['checkout-billing', 59],
    ['checkout-billing-blocked-ip', 10],
    ['myaccount-add-edit-card', 17],
    ['myaccount-add-edit-card-blocked-ip', 7],
  ])('of %s are %i, each once', (app, count) => {
    const states = manifests[app]?.states
    expect(states).toHaveLength(count)
    expect(new Set([...(states ?? []), ...inheritedStates]).size).toBe(count + 14)
  })

  it.each(apps)('of %s all have a story', (app, { states }) => {
    const found = statesShownBy(app)
    expect(states.filter((state) => !found.has(state))).toEqual([])
  })

  it.each(apps)('that every app has: %s shows them, or says why not', (app, { lacks = {} }) => {
    const found = statesShownBy(app)
    expect(inheritedStates).toHaveLength(14)
    expect(inheritedStates.filter((state) => found.has(state) === state in lacks)).toEqual([])
    for (const reason of Object.values(lacks)) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
  })

  it.each(apps)('that stories name are those of %s', (app, { states }) => {
    const known = new Set<string>([...states, ...inheritedStates])
    const odd = shown.filter((one) => one.app === app && !known.has(one.state))
    expect(odd).toEqual([])
  })

  it('that stories name belong to an app that there is', () => {
    expect(shown.filter(({ app }) => !(app in manifests))).toEqual([])
  })

  it.each(apps)('of %s are all in its table, with a link to each story', (app, { states }) => {
    const rows = stateRows(app, shown)
    expect(rows).toHaveLength(states.length + 14)
    for (const { lack, stories } of rows) expect(stories.length > 0).toBe(lack === undefined)
  })

  it('are shown by stories that have a name in words', () => {
    for (const { story } of shown)
      expect(story).toMatch(/^[A-Z][a-z]+( [a-z\d]+)*(: [a-z\d]+( [a-z\d]+)*)?$/)
  })
})

describe('the page of states', () => {
  const listed = ['375-light/widgets-checkout-cart--five-recipients.png']
  const open = async (answer: Response) => {
    vi.stubGlobal('fetch', async () => answer)
    render(<StateChapters />)
    return within(await screen.findByRole('table', { name: 'checkout-cart' }))
  }

  it('shows each state with its stories, and the pictures that were made', async () => {
    const table = await open(Response.json(listed))
    expect(table.getAllByRole('row')).toHaveLength(1 + 86 + 14)
    const [link] = table.getAllByRole('link', { name: 'Five recipients' })
    expect(link?.getAttribute('href')).toBe('./?path=/story/widgets-checkout-cart--five-recipients')
    const pictures = await table.findAllByRole('img')
    expect(pictures.map((one) => one.getAttribute('src'))).toEqual(
      pictures.map(() => `pictures/${listed[0]}`),
    )
    expect(pictures[0]?.getAttribute('alt')).toBe('Five recipients, 375 px, light')
    expect(screen.queryByText(/npm run pictures/)).toBeNull()
  })

  it('says how pictures are made where there are none', async () => {
    const table = await open(new Response('', { status: 404 }))
    expect(await screen.findByText(/npm run pictures/)).toBeDefined()
    expect(table.queryByRole('img')).toBeNull()
  })
})
