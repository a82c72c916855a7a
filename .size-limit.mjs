/**
 * Size limits. Each row measures what a chunk needs, according to the build, in addition to what is already
 * loaded. A limit is just above the current size; a target is the goal.
 */
import { readFileSync } from 'node:fs'

const DIR = 'dist/embed'
const LIGHT = 'dist/embed-light'
const chunksIn = (dir) => JSON.parse(readFileSync(`${dir}/manifest.json`, 'utf8')).chunks

/** The files of a chunk and its needs, without those of other chunks. */
function files(name, { beside = [], styles = true, scripts = true, dir = DIR } = {}) {
  const chunks = chunksIn(dir)
  /** The numbers of a chunk and of everything that it needs, to any depth. */
  const numbersOf = (name) => {
    const { number, needs } = chunks.find((chunk) => chunk.name === name)
    return [number, ...needs]
  }
  const there = new Set(beside.flatMap(numbersOf))
  const wanted = new Set(numbersOf(name).filter((number) => !there.has(number)))
  return chunks
    .filter(({ number }) => wanted.has(number))
    .flatMap(({ file, style }) => [...(scripts ? [file] : []), ...(styles && style ? [style] : [])])
    .map((file) => `${dir}/${file}`)
}

const EMBED = `${DIR}/embed.js`
const script = { styles: false }
const light = { dir: LIGHT }
const row = (name, path, limit) => ({ name, path, limit })

/** An app on a page that has the cart's button; the target is 12 kB. */
const further = {
  pdp: '23.05 kB',
  pcp: '15.6 kB',
  'three-up': '9.15 kB',
  recipe: '11.65 kB',
  'recipe-category': '10.3 kB',
  'recipe-search': '11.8 kB',
  'recipe-detail': '28.55 kB',
  myaccount: '10.75 kB',
}

/** A screen of the account, in addition to its shell; the target is 45 kB. */
const accountScreens = {
  'account-login': '17.55 kB',
  'account-dashboard': '30.25 kB',
  'account-order-history': '31.75 kB',
  'account-address-book': '35.15 kB',
  'account-information': '18.95 kB',
  'account-emails': '23.7 kB',
  'account-cards': '47.85 kB',
  'account-subscriptions': '46.5 kB',
  'account-send-again': '48.4 kB',
}

export default [
  row('embed.js, with integrity values', EMBED, '7.15 kB'),
  row(
    'all script to the first usable cart (target 92 kB)',
    [EMBED, ...files('checkout-cart', script)],
    '112.1 kB',
  ),
  row(
    'script anew after a release that left React alone: all of it that is ours (target 30 kB)',
    [EMBED, ...files('checkout-cart', { ...script, beside: ['react'] })],
    '53.6 kB',
  ),
  row(
    'all styles to the first usable cart',
    files('checkout-cart', { scripts: false }),
    '7.75 kB',
  ),
  row(
    'first dialog, beyond a cart page that is at rest',
    files('dialog-view', { beside: ['checkout-cart', 'dialog-host'] }),
    '14.5 kB',
  ),
  row(
    'account-cart on a page that has another app',
    files('account-cart', { beside: ['core'] }),
    '7.4 kB',
  ),
  row(
    'universal-banner on a page that has another app',
    files('universal-banner', { beside: ['core'] }),
    '6.6 kB',
  ),
  row(
    'what is ours of the script to the first usable payment (target 30 kB)',
    [EMBED, ...files('checkout-billing', { ...script, beside: ['react'] })],
    '94.4 kB',
  ),
  ...Object.entries(further).map(([app, limit]) =>
    row(
      `${app} on a page that has the cart's button (target 12 kB)`,
      files(app, { beside: ['account-cart'] }),
      limit,
    ),
  ),
  ...Object.entries(accountScreens).map(([screen, limit]) =>
    row(
      `${screen} on top of the account (target 45 kB)`,
      files(screen, { beside: ['myaccount', 'account-cart'] }),
      limit,
    ),
  ),
  row(
    "claim-address on a page that has the cart's button (target 45 kB)",
    files('claim-address', { beside: ['account-cart'] }),
    '27.2 kB',
  ),
  row(
    'light build: all script to the first usable cart (target 42 kB)',
    [`${LIGHT}/embed.js`, ...files('checkout-cart', { ...script, ...light })],
    '62.85 kB',
  ),
  row(
    'light build: what of it is ours (target 30 kB)',
    [`${LIGHT}/embed.js`, ...files('checkout-cart', { ...script, ...light, beside: ['react'] })],
    '53.2 kB',
  ),
  row(
    'light build: first dialog, beyond a cart page that is at rest (target 14 kB)',
    files('dialog-view', { ...light, beside: ['checkout-cart', 'dialog-host'] }),
    '14.4 kB',
  ),
  row(
    'light build: what is ours of the script to the first usable payment (target 30 kB)',
    [`${LIGHT}/embed.js`, ...files('checkout-billing', { ...script, ...light, beside: ['react'] })],
    '93.5 kB',
  ),
]
