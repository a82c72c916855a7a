import { appNumbers, apps } from '../../../embed/apps'
import { rowOf } from '../../../embed/build/tables'
import { dataAttribute } from '../../../src/domain/page/dataAttribute'
import checked from '../../../src/domain/page/options/optionChecks.ts?docs'
import { chapterText } from './chapters'
import { code, table } from './table'

/** Every option that the embed validates, and its valid values. */
export const options = (checked.find(({ name }) => name === 'CHECKS')?.members ?? []).map(
  ({ name, type }) => ({ name, mustBe: lastText(type) }),
)

/** The text at the end of `[isRight, 'wanted']`. */
function lastText(pair: string): string {
  const text = /'((?:[^'\\]|\\.)*)',?\s*\]$/.exec(pair)?.[1] ?? ''
  // As code, because an address in it would become a link.
  return text.replace(/(?<=^| )"([^" ]+)"/g, '`$1`')
}

const chapter = chapterText('embedding')

const OPTION_ROW = /^\| (`\w+`(?:, `\w+`)*) \| ([^|]*) \| ([^\n]*) \|$/gm

/** The chapter's entry for each option: its default and its purpose. */
export const described = [...chapter.matchAll(OPTION_ROW)].flatMap(
  ([, names = '', defaults = '', what = '']) => {
    const values = defaults.split(', ')
    return [...names.matchAll(/\w+/g)].map(([name], at) => ({
      name,
      default: values[at] ?? values[0] ?? '',
      what,
    }))
  },
)

export const optionTable = (): string =>
  table(
    ['Option', 'Attribute', 'Default', 'What', 'Must be'],
    options.map(({ name, mustBe }) => {
      const { default: value = '', what = '' } = described.find((one) => one.name === name) ?? {}
      return [code(name), code(dataAttribute(name)), value, what, mustBe]
    }),
  )

/** Every root: the number of its chunk, and the requests that the loader sends ahead of it. */
export const rootTable = (): string =>
  table(
    ['Root', 'Chunk', 'Requests sent ahead'],
    Object.entries(appNumbers).map(([name, number]) => [
      code(name),
      String(number),
      earlyReads(name),
    ]),
  )

const earlyReads = (app: string): string =>
  (apps[app]?.reads ?? [])
    .map((read) => {
      const { method, path } = rowOf(read)
      const call = code(`${method} ${path}`)
      return read.isForCustomers ? `${call} for customers` : call
    })
    .join(', ')

/** The chapter before its table of options, and after it. */
export const [beforeOptions = '', afterOptions = ''] = chapter
  .split(/\n(?:\|[^\n]*\n)+/)
  .map((part) => part.trim())
