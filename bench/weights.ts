import { readdir, readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { buildFloor } from './build'

const FOLDER = 'dist/embed'

interface Chunk {
  name: string
  file: string
  style: string | null
  needs: number[]
  number: number
}

/** Everything that is told in bytes, brotli. */
export interface Weights {
  loader: number
  loaderWithSums: number
  react: number
  cartScript: number
  cartStyle: number
  /** Of `cartScript`, what is not React: as much as a release that left React alone brings anew. */
  ownScript: number
  /** Script and style of the first dialog on a page that has the cart, and the place for dialogs. */
  firstDialog: number
  /** The heaviest app on a page that has another one already. */
  furtherApp: number
  headlessFirst: number
  headlessAll: number
}

async function readChunks(): Promise<readonly Chunk[]> {
  // Written by the build, and of this shape.
  const { chunks }: { chunks: Chunk[] } = JSON.parse(
    await readFile(`${FOLDER}/manifest.json`, 'utf8'),
  )
  return chunks
}

function neededBy(chunks: readonly Chunk[], name: string): Chunk[] {
  const found = chunks.find((chunk) => chunk.name === name)
  if (!found) throw new Error(`The embed has no chunk "${name}": run "npm run build:embed".`)
  return [found, ...chunks.filter(({ number }) => found.needs.includes(number))]
}

const stylesOf = (some: readonly Chunk[]) => some.flatMap(({ style }) => style ?? [])

/** The styles of the cart page, by file. */
export async function cartStyles(): Promise<readonly string[]> {
  return stylesOf(neededBy(await readChunks(), 'checkout-cart')).reverse()
}

/** Weighs the real build, and React and the headless hooks built in the same way. */
export async function weighAll(): Promise<Weights> {
  const chunks = await readChunks()
  const size = async (file: string) =>
    brotliCompressSync(await readFile(`${FOLDER}/${file}`)).length
  const total = async (files: readonly string[]) =>
    (await Promise.all(files.map(size))).reduce((sum, bytes) => sum + bytes, 0)
  const scripts = (some: readonly Chunk[]) => some.map(({ file }) => file)

  const loader = await readFile(`${FOLDER}/embed.js`, 'utf8')
  const withoutSums = brotliCompressSync(loader.replace(/[A-Za-z0-9+/]{43,}/g, '')).length
  const cart = neededBy(chunks, 'checkout-cart')
  const widgets = await readdir('src/widgets')
  const apps = widgets.filter((name) => chunks.some((chunk) => chunk.name === name))
  const further = await Promise.all(
    apps.map((app) => {
      const others = new Set(
        apps.filter((one) => one !== app).flatMap((one) => neededBy(chunks, one)),
      )
      const own = neededBy(chunks, app).filter((chunk) => !others.has(chunk))
      return total([...scripts(own), ...stylesOf(own)])
    }),
  )
  const there = new Set([...cart, ...neededBy(chunks, 'dialog-host')])
  const dialog = neededBy(chunks, 'dialog-view').filter((chunk) => !there.has(chunk))
  const ofReact = ['react', 'rolldown-runtime']
  const own = cart.filter(({ name }) => !ofReact.includes(name))
  const react = await buildFloor('bare.tsx')
  const headless = await buildFloor('headless.tsx')
  return {
    loader: withoutSums,
    loaderWithSums: await size('embed.js'),
    react: react.all,
    cartScript: withoutSums + (await total(scripts(cart))),
    cartStyle: await total(stylesOf(cart)),
    ownScript: withoutSums + (await total(scripts(own))),
    firstDialog: await total([...scripts(dialog), ...stylesOf(dialog)]),
    furtherApp: Math.max(...further),
    headlessFirst: headless.first - react.all,
    headlessAll: headless.all - react.all,
  }
}
