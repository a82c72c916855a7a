import backendTypes from '../../../mocks/backendTypes.ts?docs'
import faultDocs from '../../../mocks/faults.ts?docs'
import fixtures from '../../../mocks/fixtures.ts?docs'
import entry from '../../../mocks/index.ts?docs'
import mswDocs from '../../../mocks/msw.ts?docs'
import people from '../../../mocks/people.ts?docs'
import type { Documented } from '../../../scripts/docs/readDocs'
import { scenarioChapters } from './scenarios'
import { code, table } from './table'

type Docs = readonly Documented[]

/** A table of the members of an interface or object. */
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

/** Every kind of fault of a call. */
export const faultTable = (): string =>
  table(
    ['No', 'Kind', 'What happens'],
    (faultDocs.find(({ name }) => name === 'faultKinds')?.members ?? []).map(
      ({ name, type, text }) => [name, code(type.replaceAll("'", '')), text],
    ),
  )

/** Every builder that the entry exports. */
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

/** Every named scenario, grouped by subject. */
export const scenarioTables = (): string =>
  scenarioChapters
    .map(({ heading, scenarios }) => {
      const rows = scenarios.map(({ name, text }) => [code(name), text])
      return `### ${heading}\n\n${table(['Scenario', 'World'], rows)}`
    })
    .join('\n\n')
