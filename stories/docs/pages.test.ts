import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { appNumbers } from '../../embed/apps'
import * as kit from '../../mocks'
import * as mswKit from '../../mocks/msw'
import * as scenarios from '../../mocks/scenarios'
import * as giftwell from '../../src'
import { APP_NAMES, EXTENSION_NAMES } from '../../src/domain/page/appNames'
import { chapterNames, chapterText } from './tables/chapters'
import * as embedding from './tables/embedding'
import { accountRows, callTable, rows } from './tables/endpoints'
import { events, eventTable } from './tables/events'
import { examples } from './tables/examples'
import { hookReference, hooks } from './tables/hooks'
import { constantTable } from './tables/limits'
import { outcomeNames, outcomeTable, reasonTable } from './tables/outcomes'
import { pageDataOf } from './tables/pageData'
import * as testingKit from './tables/testingKit'
import { darkContrasts, lightContrasts, tokens } from './tables/tokens'

const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const found = (path: string, form: RegExp) =>
  [...source(path).matchAll(form)].map(([, name]) => name ?? '')

/** The names in the first column of a table. */
const firstColumn = (table: string) =>
  [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)

describe('the page Hooks', () => {
  const exported = Object.keys(giftwell).filter((name) => name.startsWith('use'))

  it('has every hook that the package exports', () => {
    expect(hooks.map(({ name }) => name).sort()).toEqual(exported.sort())
    for (const name of exported) expect(hookReference()).toContain(`\n## ${name}\n`.trimStart())
  })

  it.each(hooks)('$name has a sentence, and so has each field of its result', (doc) => {
    expect(doc.hook.text).toMatch(/\.$/)
    expect(doc.hook.signature).toContain('(')
    for (const { name, text, type } of doc.result?.members ?? []) {
      expect(text, name).toMatch(/\.$/)
      expect(type, name).not.toContain('ReturnType<')
    }
  })
})

describe('the page of a widget', () => {
  const takesData = globSync('src/widgets/*/app.ts').filter((path) =>
    source(path).includes('as pageData'),
  )

  it.each(takesData)('%s describes its page data', (path) => {
    expect(pageDataOf(path.split('/').at(-2) ?? '')).not.toBe('')
  })

  it('ends with its own section', () => {
    expect(pageDataOf('recipe-detail')).not.toContain('check-page')
    expect(pageDataOf('checkout-cart')).toBe('')
  })
})

describe('the sidebar', () => {
  it('has an entry for each app', () => {
    const places = found('.storybook/preview.tsx', /^ {12}'([a-z-]+)',$/gm)
    expect(places.sort()).toEqual([...APP_NAMES, ...EXTENSION_NAMES].sort())
  })
})

describe('the page Events', () => {
  const declared = found('src/store/core/events.ts', /^ {2}'([a-z-]+)': /gm)

  it('has every event of the typed map, each with a sentence', () => {
    expect(declared.length).toBeGreaterThan(15)
    expect(firstColumn(eventTable())).toEqual(declared)
    for (const { name, text } of events) expect(text, name).toMatch(/\.$/)
  })

  it('has no event that the embedding chapter lacks', () => {
    const chapter = chapterText('embedding')
    for (const name of declared) expect(chapter).toContain(`\`${name}\``)
  })
})

describe('the page Embedding', () => {
  const checked = found('src/domain/page/options/optionChecks.ts', /^ {2}(\w+): \[/gm)

  it('has every option of the embed with its valid values', () => {
    expect(checked.length).toBeGreaterThan(15)
    expect(firstColumn(embedding.optionTable())).toEqual(checked)
    for (const { name, mustBe } of embedding.options) expect(mustBe, name).not.toBe('')
  })

  it('has the chapter’s text for each option', () => {
    const names = embedding.described.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(checked))
    expect(checked).toEqual(expect.arrayContaining(names))
  })

  it('has every root', () => {
    expect(firstColumn(embedding.rootTable())).toEqual(Object.keys(appNumbers))
  })

  it('has all of the chapter around the table of options', () => {
    expect(embedding.beforeOptions).toMatch(/^## Roots$[\s\S]*^## Options$/m)
    expect(embedding.afterOptions).toMatch(/^## Events$[\s\S]*^## Policy$/m)
  })
})

describe('the page Tokens', () => {
  it('has every custom property of the style sheet', () => {
    const declared = found('src/ui/tokens.css', /^\s*(--gw-[\w-]+):/gm)
    expect(new Set(tokens.map(({ name }) => name))).toEqual(new Set(declared))
    for (const { name, light } of tokens) expect(light, name).not.toBe('')
  })

  it('computes sufficient contrasts', () => {
    for (const { front, back, ratio, needed } of [...lightContrasts, ...darkContrasts])
      expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(needed)
  })
})

describe('the page Testing kit', () => {
  it('has every scenario, with a sentence', () => {
    const worlds = Object.entries(scenarios).filter(([, value]) => typeof value === 'function')
    expect(firstColumn(testingKit.scenarioTables()).sort()).toEqual(
      worlds.map(([name]) => name).sort(),
    )
    expect(testingKit.scenarioTables()).not.toMatch(/\|\s*\|$/m)
  })

  it('has every fault, with a sentence', () => {
    const numbers = [...testingKit.faultTable().matchAll(/^\| (X\d+) \| `([a-z-]+)` \| .+\. \|$/gm)]
    expect(Object.fromEntries(numbers.map(([, no, kind]) => [no, kind]))).toEqual(kit.faultKinds)
  })

  it('has every builder and every handler', () => {
    const names = (table: string) => firstColumn(table).map((call) => call?.split('(')[0])
    const builders = Object.keys(kit).filter((name) => /^an?[A-Z]/.test(name))
    expect(names(testingKit.builderTable()).sort()).toEqual(builders.sort())
    expect(names(testingKit.handlerTable()).sort()).toEqual(Object.keys(mswKit).sort())
  })

  it('has a backend’s options and methods', () => {
    const backend = kit.createBackend()
    expect(firstColumn(testingKit.backendTable()).sort()).toEqual(Object.keys(backend).sort())
    expect(firstColumn(testingKit.optionTable())).toContain('scenario')
    for (const table of [
      testingKit.optionTable(),
      testingKit.backendTable(),
      testingKit.faultOptionTable(),
    ])
      expect(table).not.toMatch(/\| +\|$/m)
  })
})

describe('a chapter', () => {
  it('keeps its text, and leaves its title to the page', () => {
    const text = source('docs/embedding.md')
    expect(text).toBe(`# Embedding\n\n${chapterText('embedding')}\n`)
  })

  // Storybook would take the second half of split code for a separate block.
  it.each(chapterNames)('%s has no code that is split across lines', (name) => {
    const prose = chapterText(name).replace(/^```[\s\S]*?^```/gm, '')
    expect(prose.match(/`[^`]+`/g)?.filter((code) => code.includes('\n')) ?? []).toEqual([])
  })

  it('is linked from the README', () => {
    const linked = [...source('README.md').matchAll(/\(docs\/(\w+)\.md\)/g)].map(([, name]) => name)
    expect(new Set(linked)).toEqual(new Set(chapterNames))
  })

  it('that does not exist stops the page', () => {
    expect(() => chapterText('nothing')).toThrow('no chapter docs/nothing.md')
  })
})

describe('pages of prose', () => {
  // MDX does not support Markdown tables: they would be shown as text.
  it.each(globSync('stories/**/*.mdx'))('%s has no table outside of <Markdown>', (file) => {
    const prose = source(file).replace(/^```[\s\S]*?^```/gm, '')
    expect(prose.match(/^\|.*\|$/gm) ?? []).toEqual([])
  })
})

describe('examples', () => {
  it('import the package’s entries', () => {
    for (const code of Object.values(examples)) {
      const imported = [...code.matchAll(/from '([^']+)'/g)].map(([, path]) => path)
      expect(imported.length).toBeGreaterThan(0)
      expect(imported.filter((path) => path?.startsWith('..'))).toEqual([])
    }
  })

  it('include a cart in 40 lines, which the chapter about hooks shows unchanged', () => {
    expect(examples.cart.split('\n').length).toBeLessThanOrEqual(40)
    expect(chapterText('headless')).toContain(examples.cart)
    expect(chapterText('headless')).toContain(examples.app)
    expect(chapterText('headless')).toContain(examples.add)
  })
})

describe('the page Outcomes', () => {
  it('has every outcome with a status, and every reason', () => {
    expect(outcomeNames.length).toBeGreaterThan(15)
    const rows = outcomeTable().split('\n').slice(2)
    expect(rows.filter((row) => !/`\w+` \| `[\w-]+`/.test(row))).toEqual([])
    const reasons = source('src/store/core/outcome.ts').match(/^ {2}\| '([\w-]+)'/gm) ?? []
    expect(reasons.length).toBeGreaterThan(5)
    expect(reasonTable().split('\n')).toHaveLength(reasons.length + 2)
  })

  it.each([
    ['ImportOutcome', ['imported', 'partly', 'failed']],
    ['FixOutcome', ['added', 'left', 'failed']],
    ['ClaimAnswerOutcome', ['sent', 'date-gone', 'over', 'locked', 'failed']],
  ])('has the statuses of %s alone, and none of its reasons or fields', (name, statuses) => {
    const row = outcomeTable()
      .split('\n')
      .find((one) => one.startsWith(`| \`${name}\``))
    expect(row).toContain(`| ${statuses.map((one) => `\`${one}\``).join(', ')} |`)
  })
})

describe('the page Specification', () => {
  it('has every constant of the rules', () => {
    const declared = found('src/domain/constants.ts', /^export const ([A-Z_]+)\b/gm)
    expect(declared.length).toBeGreaterThan(10)
    expect(firstColumn(constantTable())).toEqual(expect.arrayContaining(declared))
  })

  it('has every call, and all nine sections', () => {
    expect(firstColumn(callTable())).toEqual(rows.map(([, row]) => `${row.method} ${row.path}`))
    const sections = found('stories/docs/Specification.mdx', /^## (\d)\. /gm)
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })
})

describe('the page API contract', () => {
  it('has each row once', () => {
    const all = [...rows, ...accountRows]
    expect(new Set(all.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(all.length)
    expect(rows).toHaveLength(39)
  })
})

describe('the stories', () => {
  it('are all literal calls of meta.story, because Storybook finds no others', () => {
    const files = globSync('stories/**/*.stories.tsx')
    expect(files.length).toBeGreaterThan(60)
    const form = /^export const ([A-Z]\w*) = (?!meta\.story\()/gm
    expect(files.flatMap((file) => found(file, form))).toEqual([])
  })
})
