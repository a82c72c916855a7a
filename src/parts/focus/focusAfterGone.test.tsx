import { afterEach, expect, it } from 'vitest'
import { focusAfterGone } from './focusAfterGone'

afterEach(() => document.body.replaceChildren())

const byId = (id: string) => document.getElementById(id) as HTMLElement
const nothing = async () => {}

function show() {
  document.body.innerHTML = `<div class="gw-root">
    <h1 data-gw-heading tabindex="-1" id="page"></h1>
    <section><h2 tabindex="-1" id="title"></h2><button id="part"></button><button id="other"></button></section>
    <section id="next"><h2 data-gw-heading tabindex="-1" id="nextTitle"></h2></section>
  </div>`
  byId('part').focus()
}

const cases: [what: string, places: (() => Element[]) | undefined, goes: string, to: string][] = [
  ['to the heading around it', undefined, '#part', 'title'],
  ['to the first place that is left', () => [byId('next')], 'section:has(#part)', 'nextTitle'],
  ['to the app’s heading, if no place is left', () => [], 'section:has(#part)', 'page'],
]

it.each(cases)('focus moves %s before another key press', async (_what, places, goes, to) => {
  show()
  await focusAfterGone(byId('part'), nothing, places?.())
  document.querySelector(goes)?.remove()
  await Promise.resolve()
  expect(document.activeElement?.id).toBe(to)
})

it('focus that has moved elsewhere is kept', async () => {
  show()
  await focusAfterGone(byId('part'), nothing)
  byId('other').focus()
  byId('part').remove()
  await Promise.resolve()
  expect(document.activeElement?.id).toBe('other')
})

it('an element that stays keeps focus', async () => {
  show()
  await focusAfterGone(byId('part'), nothing)
  byId('next').remove()
  await Promise.resolve()
  expect(document.activeElement?.id).toBe('part')
})
