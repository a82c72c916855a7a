import { html, raw } from 'hono/html'

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

const CSS = `
:root { font: 16px/1.4 ui-sans-serif, system-ui, sans-serif; color: #2a1a14; }
body { margin: 0; }
form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; padding: 2px; }
label { display: grid; gap: 4px; font-weight: 600; }
.wide { grid-column: 1 / -1; }
input, select { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #8a7362;
  border-radius: 8px; background: #fff; color: inherit; font: inherit; }
:focus-visible { outline: 3px solid #68191a; outline-offset: 1px; }
[aria-invalid='true'] { border-color: #b3261e; box-shadow: inset 3px 0 #b3261e; }
`

/** The form of the card, as the provider shows it in a frame of the shop. */
export function formPage({ nonce, script }: { nonce: string; script: string }) {
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: 12 }, (_, at) => String(thisYear + at))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card details</title>
<style nonce="${nonce}">${raw(CSS)}</style>
</head>
<body>
<form id="card" novalidate>
  <label class="wide">Name on card <input name="name" autocomplete="cc-name"></label>
  <label class="wide">Card number <input name="number" inputmode="numeric" autocomplete="cc-number"></label>
  <label>Month <select name="month" autocomplete="cc-exp-month"><option value="">Choose</option>${MONTHS.map((month) => html`<option>${month}</option>`)}</select></label>
  <label>Year <select name="year" autocomplete="cc-exp-year"><option value="">Choose</option>${years.map((year) => html`<option>${year}</option>`)}</select></label>
  <label>Security code <input name="cvv" inputmode="numeric" autocomplete="cc-csc"></label>
  <label>Billing ZIP code <input name="zip" inputmode="numeric" autocomplete="postal-code"></label>
</form>
<script nonce="${nonce}">${raw(script)}</script>
</body>
</html>`
}
