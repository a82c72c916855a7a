import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fiveRecipients } from '../../../mocks/scenarios'
import type { DataSchema } from '../../../src/domain/page/rootData'
import { StoreProvider } from '../../../src/hooks/StoreProvider'
import { fuzzerOf, steps } from '../../../testing/api/fuzz'
import { pageExamples } from '../../../testing/page/pageExamples'
import { isLong } from '../../../testing/spread'
import { aStore, type TestStore } from '../../../testing/store/testStore'
import { dataBy } from './rootData'

/* Mistakes of a template: no app breaks, valid data is used, and each mistake is reported once. */

const RUNS = isLong ? 500 : 60
const SEED = 20_261_125

const schemas = import.meta.glob<DataSchema>('../../../src/widgets/*/app.ts', {
  eager: true,
  import: 'pageData',
})
const widgets = import.meta.glob<ComponentType<object>>('../../../src/widgets/*/index.ts', {
  import: 'default',
})
const apps = Object.entries(schemas)
  .filter(([, schema]) => schema)
  .map(([path, schema]) => [/widgets\/([^/]+)/.exec(path)?.[1] ?? '', schema] as const)

let stage: TestStore
beforeAll(async () => {
  stage = await aStore(fiveRecipients)
})
afterEach(cleanup)

describe.each(apps)('%s', (app, schema) => {
  const example = pageExamples[app]
  const read = (json: string, report: (code: string) => void) => {
    const root = document.createElement('div')
    const block = document.createElement('script')
    block.type = 'application/json'
    block.dataset.giftwellProps = ''
    block.textContent = json
    root.append(block)
    return dataBy(schema)(root, app, undefined, report)
  }

  it('keeps valid data as they are', () => {
    const report = vi.fn()
    const json = JSON.stringify(example)
    expect(read(json, report)).toEqual(JSON.parse(json))
    expect(report).not.toHaveBeenCalled()
  })

  it(`renders ${RUNS} pages with any mistakes, and reports each mistake once`, async () => {
    const Widget = (await widgets[`../../../src/widgets/${app}/index.ts`]?.()) ?? (() => null)
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = fuzzerOf(example)
    fc.assert(
      fc.property(steps, (fuzzing) => {
        const reported: string[] = []
        const data = read(broken(fuzzing), (code) => reported.push(code))
        expect(reported.length).toBeLessThanOrEqual(1)
        const { container, unmount } = render(
          <StoreProvider store={stage.store}>
            <Widget {...data} />
          </StoreProvider>,
        )
        for (const link of container.querySelectorAll('a[href]'))
          expect(link.getAttribute('href')).not.toMatch(/^(?:javascript:|\/\/)/i)
        expect(container.querySelector('img[onerror], script')).toBeNull()
        unmount()
      }),
      { numRuns: RUNS, seed: SEED },
    )
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    complained.mockRestore()
  })
})
