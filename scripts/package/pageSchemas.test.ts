import { expect, it } from 'vitest'
import { loadApps } from '../../src/cli/check-page/loadApps'
import * as appData from '../../src/domain/page/appData'
import { pageSchemas } from './pageSchemas'

const files = await pageSchemas()
const schemaOf = (name: string) => JSON.parse(files[`schemas/${name}.json`] ?? 'null')

it('each app with page data has a schema, as does the data of all apps', async () => {
  const apps = [...(await loadApps()).values()].filter(({ pageData }) => pageData)
  expect(apps.length).toBeGreaterThan(4)
  const names = [...apps.map(({ name }) => name), 'page']
  expect(Object.keys(files).sort()).toEqual(names.map((name) => `schemas/${name}.json`).sort())
})

it('each of them is exported for authors of the data', async () => {
  const own = [...(await loadApps()).values()].flatMap(({ pageData }) => pageData ?? [])
  expect(Object.values(appData)).toEqual(expect.arrayContaining(own))
})

it('a schema names its fields, and describes checks', () => {
  const { title, properties } = schemaOf('universal-banner')
  expect(title).toBe('Page data of universal-banner')
  expect(Object.keys(properties)).toContain('orderBy')
  const [ends] = properties.ends.anyOf
  expect(ends).toEqual({ type: 'string', description: 'Must be a time or day such as 2026-12-24.' })
  expect(schemaOf('page').properties.products.anyOf[0].items.required).toEqual(
    expect.arrayContaining(['item_id', 'name', 'skus']),
  )
})
