import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { buildFloor } from './build'

const FOLDER = 'dist/embed'
const LIGHT = 'dist/embed-light'
/** The apps on a shop page, in addition to the header's cart button. */
const FURTHER = [
  ...['universal-banner', 'pdp', 'pcp', 'three-up'],
  ...['recipe', 'recipe-category', 'recipe-search', 'recipe-detail'],
]

interface Chunk {
  name: string
  file: string
  style: string | null
  needs: number[]
  number: number
}

/** The script of a first cart in one of the two builds. */
interface CartScript {
  /** Without integrity values. */
  loader: number
  cartScript: number
  /** The part of `cartScript` without React or Preact: the part that a release changes. */
  ownScript: number
}

/** All sizes, in bytes, brotli. */
export interface Weights extends CartScript {
  loaderWithSums: number
  react: number
  cartStyle: number
  light: CartScript
  /** Script and style of the first dialog on a page with the cart and the dialog host. */
  firstDialog: number
  /** The size of each app on a page with the header's cart button: script and styles. */
  furtherApps: readonly (readonly [app: string, bytes: number])[]
  headlessFirst: number
  headlessAll: number
}

async function readChunks(folder = FOLDER): Promise<readonly Chunk[]> {
  // Written by the build in this format.
  const { chunks }: { chunks: Chunk[] } = JSON.parse(
    await readFile(`${folder}/manifest.json`, 'utf8'),
  )
  return chunks
}

function neededBy(chunks: readonly Chunk[], name: string): Chunk[] {
  const found = chunks.find((chunk) => chunk.name === name)
  if (!found) throw new Error(`The embed has no chunk "${name}": run "npm run build:embed".`)
  return [found, ...chunks.filter(({ number }) => found.needs.includes(number))]
}

const stylesOf = (some: readonly Chunk[]) => some.flatMap(({ style }) => style ?? [])

/** The styles of an idle cart, by file, in the order of their links. */
export async function cartStyles(): Promise<readonly string[]> {
  const chunks = await readChunks()
  const linked = (name: string) => {
    const [chunk, ...needed] = neededBy(chunks, name)
    return chunk ? [...needed, chunk] : needed
  }
  return stylesOf([...new Set([...linked('checkout-cart'), ...linked('notices')])])
}

const scripts = (some: readonly Chunk[]) => some.map(({ file }) => file)

async function total(files: readonly string[], folder = FOLDER): Promise<number> {
  const size = async (file: string) =>
    brotliCompressSync(await readFile(`${folder}/${file}`)).length
  return (await Promise.all(files.map(size))).reduce((sum, bytes) => sum + bytes, 0)
}

async function weighCart(folder: string): Promise<CartScript> {
  const text = await readFile(`${folder}/embed.js`, 'utf8')
  const loader = brotliCompressSync(text.replace(/[A-Za-z0-9+/]{43,}/g, '')).length
  const cart = neededBy(await readChunks(folder), 'checkout-cart')
  const own = cart.filter(({ name }) => !['react', 'rolldown-runtime'].includes(name))
  return {
    loader,
    cartScript: loader + (await total(scripts(cart), folder)),
    ownScript: loader + (await total(scripts(own), folder)),
  }
}

/** Weighs the real builds, and React and the headless hooks, built in the same way. */
export async function weighAll(): Promise<Weights> {
  const chunks = await readChunks()
  const cart = neededBy(chunks, 'checkout-cart')
  const header = new Set(neededBy(chunks, 'account-cart'))
  const furtherApps = await Promise.all(
    FURTHER.map(async (app) => {
      const own = neededBy(chunks, app).filter((chunk) => !header.has(chunk))
      return [app, await total([...scripts(own), ...stylesOf(own)])] as const
    }),
  )
  const there = new Set([...cart, ...neededBy(chunks, 'dialog-host')])
  const dialog = neededBy(chunks, 'dialog-view').filter((chunk) => !there.has(chunk))
  const react = await buildFloor('bare.tsx')
  const headless = await buildFloor('headless.tsx')
  return {
    ...(await weighCart(FOLDER)),
    light: await weighCart(LIGHT),
    loaderWithSums: await total(['embed.js']),
    react: react.all,
    cartStyle: await total(stylesOf(cart)),
    firstDialog: await total([...scripts(dialog), ...stylesOf(dialog)]),
    furtherApps,
    headlessFirst: headless.first - react.all,
    headlessAll: headless.all - react.all,
  }
}
