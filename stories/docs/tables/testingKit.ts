import backendTypes from '../../../mocks/backendTypes.ts?docs'
import faultDocs from '../../../mocks/faults.ts?docs'
import fixtures from '../../../mocks/fixtures.ts?docs'
import entry from '../../../mocks/index.ts?docs'
import mswDocs from '../../../mocks/msw.ts?docs'
import people from '../../../mocks/people.ts?docs'
import * as scenarios from '../../../mocks/scenarios'
import type { Documented } from '../../../scripts/docs/readDocs'
import { code, table } from './table'

type Docs = readonly Documented[]

/** A table of what an interface has, or an object. */
function memberTable(docs: Docs, name: string, head: readonly string[]): string {
  const members = docs.find((one) => one.name === name)?.members ?? []
  return table(
    head,
    members.map((member) => [code(member.name), code(member.type), member.text]),
  )
}

export const optionTable = (): string =>
  memberTable(backendTypes, 'BackendOptions', ['Option', 'Type', 'What it is'])

export const backendTable = (): string =>
  memberTable(backendTypes, 'Backend', ['Member', 'Type', 'What it does'])

export const faultOptionTable = (): string =>
  memberTable(faultDocs, 'Fault', ['Field', 'Type', 'What it is'])

/** Every way in which a call can go wrong. */
export const faultTable = (): string =>
  table(
    ['No', 'Kind', 'What happens'],
    (faultDocs.find(({ name }) => name === 'faultKinds')?.members ?? []).map(
      ({ name, type, text }) => [name, code(type.replaceAll("'", '')), text],
    ),
  )

/** Every builder that the entry publishes. */
export const builderTable = (): string =>
  table(
    ['Builder', 'What it makes'],
    [...fixtures, ...people]
      .filter(({ name }) => entry.some((one) => one.name === name))
      .map(({ signature, text }) => [code(signature), text]),
  )

export const handlerTable = (): string =>
  table(
    ['Handler', 'What it does'],
    mswDocs
      .filter(({ name }) => name.endsWith('Handler'))
      .map(({ signature, text }) => [code(signature), text]),
  )

const scenarioFiles = import.meta.glob<Docs>('../../../mocks/scenarios/*.ts', {
  eager: true,
  query: '?docs',
  import: 'default',
})

const HEADINGS: Readonly<Record<string, string>> = {
  carts: 'Carts and shoppers',
  recipients: 'Recipients and messages',
  lines: 'Lines',
  codes: 'Promo codes and gift cards',
  offers: 'Sales',
  shipping: 'Dates and shipping',
  delivery: 'Choosing dates',
  large: 'Very many recipients',
  problems: 'Carts that may not be checked out',
  server: 'Servers in trouble',
}

/** The scenarios of a file, such as `carts`; a name in capitals is a constant beside them. */
const scenariosOf = (file: string) =>
  (scenarioFiles[`../../../mocks/scenarios/${file}.ts`] ?? []).filter(
    ({ name }) => /^[a-z]/.test(name) && name in scenarios,
  )

/** Every named world, by what it is about. */
export const scenarioTables = (): string =>
  Object.entries(HEADINGS)
    .map(([file, heading]) => {
      const rows = scenariosOf(file).map(({ name, text }) => [code(name), text])
      return `### ${heading}\n\n${table(['Scenario', 'World'], rows)}`
    })
    .join('\n\n')
