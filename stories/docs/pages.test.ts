import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { appNumbers } from '../../embed/chunks'
import * as giftwell from '../../src'
import * as embedding from './embedding'
import { events, eventTable } from './events'
import { hookReference, hooks } from './hooks'
import { readmeChapter } from './readme'
import { darkContrasts, lightContrasts, tokens } from './tokens'

const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const found = (path: string, form: RegExp) =>
  [...source(path).matchAll(form)].map(([, name]) => name ?? '')

/** Names that the first column of a table has. */
const firstColumn = (table: string) =>
  [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)

describe('the page Hooks', () => {
  const exported = Object.keys(giftwell).filter((name) => name.startsWith('use'))

  it('has every hook that the package exports', () => {
    expect(hooks.map(({ name }) => name).sort()).toEqual(exported.sort())
    for (const name of exported) expect(hookReference()).toContain(`\n## ${name}\n`.trimStart())
  })

  it.each(hooks)('$name has a sentence, and its result a sentence for each verb', (doc) => {
    expect(doc.hook.text).toMatch(/\.$/)
    expect(doc.hook.signature).toContain('(')
    for (const { name, text, type } of doc.result?.members ?? []) {
      if (type.startsWith('(')) expect(text, name).not.toBe('')
    }
  })
})

describe('the page Events', () => {
  const declared = found('src/store/events.ts', /^ {2}'([a-z-]+)': /gm)

  it('has every event of the typed map, each with a sentence', () => {
    expect(declared.length).toBeGreaterThan(15)
    expect(firstColumn(eventTable())).toEqual(declared)
    for (const { name, text } of events) expect(text, name).toMatch(/\.$/)
  })

  it('has no event that the README leaves out', () => {
    const chapter = readmeChapter('On a page: embedding')
    for (const name of declared) expect(chapter).toContain(`\`${name}\``)
  })
})

describe('the page Embedding', () => {
  const checked = found('embed/later/explainOptions.ts', /^ {2}(\w+): \[/gm)

  it('has every option that the embed knows, and what each must be', () => {
    expect(checked.length).toBeGreaterThan(15)
    expect(firstColumn(embedding.optionTable())).toEqual(checked)
    for (const { name, mustBe } of embedding.options) expect(mustBe, name).not.toBe('')
  })

  it('says of each option what the README says', () => {
    const names = embedding.described.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(checked))
    expect(checked).toEqual(expect.arrayContaining(names))
  })

  it('has every root', () => {
    expect(firstColumn(embedding.rootTable())).toEqual(Object.keys(appNumbers))
  })

  it('has all of the chapter around the table of options', () => {
    expect(embedding.beforeOptions).toMatch(/\*\*Roots\.\*\*[\s\S]*\*\*Options\*\*/)
    expect(embedding.afterOptions).toMatch(/\*\*Events\.\*\*[\s\S]*\*\*Policy\.\*\*/)
  })
})

describe('the page Tokens', () => {
  it('has every custom property of the style sheet', () => {
    const declared = found('src/ui/tokens.css', /^\s*(--gw-[\w-]+):/gm)
    expect(new Set(tokens.map(({ name }) => name))).toEqual(new Set(declared))
    for (const { name, light } of tokens) expect(light, name).not.toBe('')
  })

  it('computes contrasts that suffice', () => {
    for (const { front, back, ratio, needed } of [...lightContrasts, ...darkContrasts])
      expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(needed)
  })
})
