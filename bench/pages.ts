import { productData } from './site'

/** The pages of the site; the floors take the styles of the library's cart from its build. */
export function sitePages(styles: readonly string[]) {
  const links = styles.map((file) => `<link rel="stylesheet" href="/files/embed/${file}">`).join('')
  const floor = (script: string, roots: number) => (api: string) =>
    `${head(api, `${links}<script type="module" src="/files/bench-floors/${script}.js"></script>`)}<body>${data}${'<div class="gw-root"></div>'.repeat(roots)}</body></html>`
  const giftwell =
    (roots: number, { block = '', build = 'embed' } = {}) =>
    (api: string) =>
      `${head(api, `<script src="/files/${build}/embed.js" defer data-api-base="${api}"></script>`)}<body>${data}${block}${'<div data-giftwell="checkout-cart"></div>'.repeat(roots)}</body></html>`
  return {
    react: floor('react', 1),
    careful: floor('careful', 1),
    dom: floor('dom', 1),
    giftwell: giftwell(1),
    'giftwell light': giftwell(1, { build: 'embed-light' }),
    'giftwell-given': (api: string, answer: string) =>
      giftwell(1, {
        block: `<script type="application/json" data-giftwell-cart>${answer}</script>`,
      })(api),
    'twenty-react': floor('react', 20),
    'twenty-careful': floor('careful', 20),
    'twenty-giftwell': giftwell(20),
    'twenty-giftwell light': giftwell(20, { build: 'embed-light' }),
  }
}

/** The head of a page; the page's script finds the API in `data-api`. */
export const head = (api: string, tags: string, attributes = '') =>
  `<!doctype html><html lang="en" data-api="${api}"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cart</title><link rel="icon" href="data:,">${tags}</head>`

const data = `<script type="application/json" data-giftwell-page>${productData}</script>`
