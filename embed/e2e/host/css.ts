import type { Hostility } from './hostility'

/** Page styles that apply to every element, including ours. */
export const css: readonly Hostility[] = [
  {
    name: 'everything floats and is sized by its content',
    css: '* { float: left !important; box-sizing: content-box !important; text-indent: 2px !important }',
  },
  {
    name: 'buttons that are unset, and loud again by an id',
    css: 'button { all: unset } main button { text-transform: uppercase; margin: 20px; border: 4px solid red }',
  },
  {
    name: 'fields as wide as what they stand in',
    css: 'input { width: 100% !important; float: left } label { display: inline !important } table, td, th { border: 1px solid; padding: 9px }',
  },
  {
    name: 'small and large roots',
    css: 'html { font-size: 62.5% } body { line-height: 0.9; letter-spacing: 2px; text-transform: uppercase }',
  },
  {
    name: 'a reset of 2012 and layers above all',
    css: `html, body, div, span, h1, h2, h3, p, a, ul, li, dl, dt, dd, header, section, button, input { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline; list-style: none }
      div, section, aside { z-index: 99999 } [hidden] { display: block }`,
  },
]
