import { readdirSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { apps as manifests } from '../../embed/apps'
import { stateChapters, stateTable } from './states'

/** The ids of all stories of the widgets, as their files have them. */
const ids = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .flatMap((path) => {
    const source = readFileSync(new URL(path, import.meta.url), 'utf8')
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
    const names = [...source.matchAll(/^export const (\w+) = meta\.story\(/gm)]
    return names.map(([, name = '']) => toId(title, storyNameFromExport(name)))
  })

const apps = Object.values(manifests).map(
  ({ name, states, inheritedStates }) =>
    [name, { own: states, inherited: inheritedStates }] as const,
)

describe('the states', () => {
  it.each([
    ['checkout-cart', 85],
    ['account-cart', 20],
    ['modal-provider', 30],
  ])('of %s are %i, each once', (app, count) => {
    const words = manifests[app]?.states.map(([name]) => name)
    expect(words).toHaveLength(count)
    expect(new Set(words).size).toBe(count)
  })

  it.each(apps)('of %s have stories that there are, and of this app', (app, { own, inherited }) => {
    const named = [
      ...own.map(([words, ...stories]) => [words, stories] as const),
      ...inherited.flatMap(([words, shown]) =>
        typeof shown === 'string' ? [] : [[words, shown] as const],
      ),
    ]
    const wrong = named.flatMap(([words, stories]) => {
      const lost = stories.filter((id) => !id.startsWith(`widgets-${app}-`) || !ids.includes(id))
      return stories.length === 0 || lost.length > 0 ? [`${words}: ${lost.join(' ')}`] : []
    })
    expect(wrong).toEqual([])
  })

  it.each(apps)('that every app has: %s has all 14, or says why not', (_app, { inherited }) => {
    expect(inherited.map(([words]) => /^G(\d+) \w/.exec(words)?.[1])).toEqual(
      Array.from({ length: 14 }, (_, index) => String(index + 1)),
    )
    for (const [words, shown] of inherited)
      if (typeof shown === 'string') expect(shown, words).toMatch(/^[A-Z].{20,}\.$/)
  })

  it.each(apps)(
    'of %s are all in the table, with a link to each story',
    (app, { own, inherited }) => {
      expect(stateChapters()).toContain(`## ${app}\n\n${stateTable(app)}`)
      const rows = stateTable(app).split('\n').slice(2)
      expect(rows).toHaveLength(own.length + inherited.length)
      for (const row of rows) expect(row).toMatch(/\]\(\?path=\/story\/widgets-|None: /)
    },
  )
})
