import { contract } from '../../src/api/contract'

const EMBED = `<script>window.isLoggedIn = false</script>
<script src="/giftwell/embed.js" defer data-api-base="/api"></script>
<div id="checkout-cart"></div>
<div id="modal-provider"></div>`

/** The start page of the mock server: its routes and, if possible, the cart itself. */
export function startPage(scenario: string, hasEmbed: boolean): string {
  const rows = Object.entries(contract)
    .map(
      ([name, { method, path }]) =>
        `<tr><td>${method}</td><td>/api${path}</td><td>${name}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Giftwell mock: ${scenario}</title>
<style>body{font:1rem/1.5 system-ui;margin:0 auto;max-width:75rem;padding:1rem}td{padding:0 1rem 0 0}</style>
<h1>Giftwell mock: ${scenario}</h1>
${hasEmbed ? EMBED : '<p>Start it with <code>--embed</code> to see the cart here.</p>'}
<details><summary>${Object.keys(contract).length} calls</summary><table>${rows}</table></details>
</html>`
}
