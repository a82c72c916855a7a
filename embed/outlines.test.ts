import { afterEach, describe, expect, it, vi } from 'vitest'

const PARTS = ['type', 'entries', 'item', 'value', 'wrapped', 'options', 'literal', 'pipe'] as const

/** What a guard reads of a schema, and nothing else. */
function outlineOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(outlineOf)
  if (typeof schema !== 'object' || schema === null) return schema
  if (!('type' in schema)) {
    return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, outlineOf(part)]))
  }
  const given = schema as Record<string, unknown>
  const parts = PARTS.filter((part) => given[part] !== undefined).map((part) => [
    part,
    outlineOf(given[part]),
  ])
  const { requirement, check } = given
  const asked = typeof requirement === 'function' ? requirement.name : String(requirement)
  return { ...Object.fromEntries(parts), asked, isChecked: typeof check === 'function' }
}

async function allSchemas() {
  vi.resetModules()
  const { contract } = await import('../src/api/contract')
  const { persistedSchemas } = await import('../src/domain/schema/persisted')
  const { pageDataSchema } = await import('../src/domain/page/pageData')
  const rows = Object.entries(contract).map(([name, { answer }]) => [name, answer ?? null])
  return outlineOf({ ...Object.fromEntries(rows), ...persistedSchemas, page: pageDataSchema })
}

describe('the outlines that stand in for valibot', () => {
  afterEach(() => {
    vi.doUnmock('valibot')
    vi.resetModules()
  })

  it('are those of every schema that valibot makes', async () => {
    const real = await allSchemas()
    vi.doMock('valibot', () => import('./outlines'))
    const mine = await allSchemas()
    expect(JSON.stringify(real).length).toBeGreaterThan(10_000)
    expect(mine).toStrictEqual(real)
  })
})
