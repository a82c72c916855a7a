import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Elements that a theme styles and that occur in our roots. */
const ELEMENTS =
  `footer article section li dt dd p h1 h2 h3 summary span strong legend label a button input ul ol dl
  table td th svg path`.split(/\s+/)

/** Colors that are illegible on ours, and other properties that a theme may set. */
const LOUD = `background: #8a7a70; color: #95857b; font: italic 9px/3 monospace; text-transform: uppercase;
  letter-spacing: 3px; float: left; margin: 9px; padding: 7px; border: 3px solid #95857b; border-radius: 9px;
  list-style: square; text-decoration: line-through; opacity: 0.8; fill: #95857b; stroke: #95857b;
  word-break: break-all; transform: rotate(2deg); -webkit-text-fill-color: #95857b`

/** Styles every element, with or without a parent; text around our roots stays legible. */
const loud = (
  parent = '',
): string => `${parent}header, ${parent}div { background: #102a43; color: #fff }
  ${ELEMENTS.map((element) => `${parent}${element} { ${LOUD} } ${parent}${element}::before { content: "•" }`).join('\n')}`

const files = {
  'bootstrap 3': require.resolve('bootstrap3/dist/css/bootstrap.css'),
  'bootstrap 4': require.resolve('bootstrap4/dist/css/bootstrap.css'),
  'bootstrap 5': require.resolve('bootstrap5/dist/css/bootstrap.css'),
  'foundation-sites': require.resolve('foundation-sites/dist/css/foundation.css'),
  bulma: require.resolve('bulma/css/bulma.css'),
  'materialize-css': require.resolve('materialize-css/dist/css/materialize.css'),
  'semantic-ui-css': require.resolve('semantic-ui-css/semantic.css'),
  uikit: require.resolve('uikit/dist/css/uikit.css'),
}

/** Whole style sheets of other pages, by name, and two that style every element. */
export const pageSheets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, readFileSync(file, 'utf8')]),
  ),
  'each element': loud(),
  'each element of the content': loud('.entry-content '),
  'each element unset': `* { all: unset } html, body, header, main, div { display: block }
    head, script, style, [hidden] { display: none }`,
}
