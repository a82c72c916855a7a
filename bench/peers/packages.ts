import type { Adapter } from '../adapters'

/** A cart library that is measured along with ours. */
export interface Peer {
  name: string
  /** Packages to install, with exact versions. */
  packages: Readonly<Record<string, string>>
  /** Its page's script in `bench/peers/pages`. */
  entry: string
  /** A published file of the peer that the page loads before that script. */
  published?: string
  /** The API that it expects. */
  api: 'storefront' | 'commerce-layer'
  /** How to read its cart. */
  reads: Pick<Adapter, 'line' | 'quantity' | 'plus' | 'frame'>
}

const react = { react: '19.3.1', 'react-dom': '19.3.1' }
/** The classes on pages that we wrote with a peer's components. */
const ownMarkup = { line: '.line', quantity: '.quantity', plus: '.plus' }

/** The peers, each used as its documentation recommends. */
export const peers: readonly Peer[] = [
  {
    name: 'hydrogen-react',
    packages: { ...react, '@shopify/hydrogen-react': '2026.4.4' },
    entry: 'hydrogen.tsx',
    api: 'storefront',
    reads: ownMarkup,
  },
  {
    name: 'Commerce Layer',
    packages: { ...react, '@commercelayer/react-components': '4.29.7' },
    entry: 'commerceLayer.tsx',
    api: 'commerce-layer',
    reads: ownMarkup,
  },
  {
    name: 'buy-button',
    packages: { '@shopify/buy-button-js': '3.0.6' },
    entry: 'buyButton.ts',
    published: '@shopify/buy-button-js/dist/buybutton.min.js',
    api: 'storefront',
    reads: {
      frame: '.shopify-buy-frame--cart iframe',
      line: '.shopify-buy__cart-item',
      quantity: '.shopify-buy__quantity',
      plus: '.shopify-buy__quantity-increment',
    },
  },
]

/** The `package.json` of one peer's folder. */
export const packageJson = ({ packages }: Pick<Peer, 'packages'>): string =>
  `${JSON.stringify({ name: 'peer', private: true, dependencies: packages }, null, 2)}\n`
