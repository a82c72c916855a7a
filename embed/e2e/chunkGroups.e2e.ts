import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

/*
 * The content of shared chunks, built with an app that does not use the cart, and as another release, which is
 * compared with `dist/embed`.
 */

const RECIPE = `${process.cwd()}/embed/apps/recipe.tsx`

const source = `
import { Slot, useAnnounce, useDialogs, usePage } from '../../src/hooks'
import { commonTexts } from '../../src/texts/common'
import { Button, ButtonLink, Card, Disclosure, Icon, Message, Skeleton } from '../../src/ui'
import { app } from '../page/app'
import { dataBy } from '../page/data/rootData'

const used = [Button, ButtonLink, Card, Disclosure, Icon, Message, Skeleton, Slot, commonTexts]
function Recipe() {
  console.log(used, useAnnounce(), useDialogs(), usePage())
  return <Card>Roast</Card>
}
export const mount = app({ default: Recipe }, dataBy)
`

const recipe: Plugin = {
  name: 'recipe',
  resolveId: (id) => (id === RECIPE ? id : null),
  load: (id) => (id === RECIPE ? source : null),
}

/** Other code of ours, which uses other exports of React. */
const release: Plugin = {
  name: 'release',
  enforce: 'pre',
  transform(code, id) {
    if (/src[\\/]ui[\\/]Button\.tsx$/.test(id)) return `${code}\nconsole.log('another release')`
    if (!/src[\\/]parts[\\/]cart[\\/]CartFailed\.tsx$/.test(id)) return null
    return `import { useDeferredValue, useTransition } from 'react'\n${code}\nconsole.log(useDeferredValue, useTransition)`
  },
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

async function nextRelease(): Promise<Chunks> {
  const result = await build({
    configFile: 'embed/vite.config.ts',
    mode: 'production',
    logLevel: 'silent',
    plugins: [recipe, release],
    build: { write: false, rolldownOptions: { input: { recipe: RECIPE } } },
  })
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file]] : [])))
}

let chunks: Chunks

/** A chunk's code without the names of files, which are checksums of their contents. */
const codeOf = (code = '') =>
  code
    .replace(/^\/\/# sourceMappingURL.*/m, '')
    .replace(/\d+\.[\da-f]{8}\.js/g, '')
    .trim()

async function builtCodeOf(name: string): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/embed/manifest.json', 'utf8')) as {
    chunks: readonly { name: string; file: string }[]
  }
  const file = manifest.chunks.find((chunk) => chunk.name === name)?.file ?? name
  return codeOf(await readFile(`dist/embed/${file}`, 'utf8'))
}

/** Names of the chunks that one needs, at any depth. */
function needsOf(name: string): string[] {
  const byFile = new Map([...chunks.values()].map((chunk) => [chunk.fileName, chunk.name]))
  const direct = (chunks.get(name)?.imports ?? []).map((file) => byFile.get(file) ?? file)
  return [...new Set(direct.flatMap((need) => [need, ...needsOf(need)]))].sort()
}

/** The modules in a chunk, relative to the project's folder. */
const modulesOf = (name: string): string[] =>
  Object.entries(chunks.get(name)?.modules ?? {}).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 ? [relative(process.cwd(), id)] : [],
  )

beforeAll(async () => {
  // Tests run with another NODE_ENV, which would bring React's development build.
  vi.stubEnv('NODE_ENV', 'production')
  chunks = await nextRelease()
}, 120_000)
afterAll(() => vi.unstubAllEnvs())

describe('an app without a cart', () => {
  it('loads only React and the core, which also reads its data', () => {
    expect(needsOf('recipe')).toEqual(['core', 'react', 'rolldown-runtime'])
  })

  it('adds nothing to the core except what any app needs', () => {
    const parts = modulesOf('core').filter((id) => /^src[\\/](?:parts|widgets)/.test(id))
    expect(parts.sort()).toEqual([
      'src/parts/focus/isFocusFree.ts',
      'src/parts/lazy/afterPaint.ts',
      'src/parts/lazy/lazyModule.ts',
      'src/parts/lazy/lazyPart.tsx',
      'src/parts/page/CallText.tsx',
      'src/parts/page/Failure.tsx',
      'src/parts/page/HelpLine.tsx',
      'src/parts/page/useIsLong.ts',
    ])
  })

  it.each([
    ...['dialog-host', 'dialog-view', 'modal-provider', 'account-cart', 'universal-banner'],
    ...['sending', 'idle', 'select'],
  ])('gets no piece of the cart with %s', (name) => {
    expect(needsOf(name)).toContain('core')
    expect(needsOf(name)).not.toContain('cart')
  })
})

describe('shared chunks', () => {
  it('keep React separate', () => {
    const packages = modulesOf('react').map((id) => id.split(/[\\/]/)[1])
    expect([...new Set(packages)].sort()).toEqual(['react', 'react-dom', 'scheduler'])
    expect(needsOf('react')).toEqual(['rolldown-runtime'])
  })

  it('keep the dialog away from an idle page', () => {
    for (const name of [
      'dialog-host',
      'modal-provider',
      'account-cart',
      'checkout-billing',
      'notices',
    ]) {
      expect(needsOf(name)).not.toContain('dialog-view')
    }
    const dialog = modulesOf('dialog-view').filter((id) => id.includes('@radix-ui/react-dialog'))
    expect(dialog).toHaveLength(1)
  })

  it('load nothing on the payment page that dialogs and other checkout pages share', () => {
    expect(needsOf('checkout-billing')).toEqual(expect.arrayContaining(['checkout', 'payment']))
    for (const name of ['editors', 'checkout-shipping', 'dialog-view', 'logic'])
      expect(needsOf('checkout-billing')).not.toContain(name)
  })

  it.each([
    ...['account-address-book', 'account-subscriptions', 'account-send-again', 'account-cards'],
    ...['claim-address', 'myaccount-add-edit-card'],
  ])('bring %s the form of an address without a cart and its dialogs', (name) => {
    for (const other of ['cart', 'editors', 'checkout', 'checkout-shipping', 'dialog-view'])
      expect(needsOf(name)).not.toContain(other)
  })

  it('load no part of a screen with a change of a cart', () => {
    for (const other of ['cart', 'fields', 'controls', 'people', 'editors'])
      expect(needsOf('actions')).not.toContain(other)
  })

  it('keep Radix Select away from dialogs', () => {
    const select = modulesOf('select').filter((id) => id.includes('@radix-ui/react-select'))
    expect(select).toHaveLength(1)
    expect(modulesOf('dialog-view').filter((id) => /select|popper|floating-ui/.test(id))).toEqual(
      [],
    )
    expect(needsOf('dialog-view')).not.toContain('select')
  })

  it.each([
    ['react', true],
    ['rolldown-runtime', true],
    ['core', false],
  ])('with other code of ours, the code of %s stays the same: %s', async (name, isSame) => {
    const next = codeOf(chunks.get(name)?.code)
    expect(next.length).toBeGreaterThan(0)
    expect(next === (await builtCodeOf(name))).toBe(isSame)
  })
})
