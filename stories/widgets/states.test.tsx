import { beforeAll, describe, expect, it } from 'vitest'
import { apps as manifests } from '../../embed/apps'
import { inheritedStates } from '../../src/domain/page/appManifest'
import { type ShownState, shownStates, stateChapters, stateTable } from './states'

const apps = Object.entries(manifests)
let shown: ShownState[] = []

// Loads the modules of all stories, and with them the whole of the kit.
beforeAll(async () => {
  shown = await shownStates()
}, 120_000)

const statesShownBy = (app: string) =>
  new Set(shown.filter((one) => one.app === app).map(({ state }) => state))

describe('the states', () => {
  it.each([
    ['checkout-cart', 86],
    ['account-cart', 20],
    ['modal-provider', 30],
    ['universal-banner', 16],
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

  it.each(apps)('of %s are all in the table, with a link to each story', (app, { states }) => {
    expect(stateChapters(shown)).toContain(`## ${app}\n\n${stateTable(app, shown)}`)
    const rows = stateTable(app, shown).split('\n').slice(2)
    expect(rows).toHaveLength(states.length + 14)
    for (const row of rows) expect(row).toMatch(/\]\(\?path=\/story\/widgets-|None: /)
  })
})
