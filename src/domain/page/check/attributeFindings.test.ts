import { describe, expect, it } from 'vitest'
import { parsePage } from '../../../cli/check-page/parsePage'
import { attributeFindings } from './attributeFindings'

const says = (html: string) =>
  attributeFindings(parsePage(html)).map(({ what, remedy }) => `${what} ${remedy}`)

describe('an unknown attribute', () => {
  it.each([
    ['of the tag', '<script src="/embed.js" data-teme="dark">', 'data-teme', 'data-theme'],
    [
      'without its hyphen',
      '<script src="/embed.js" data-apiBase="/api">',
      'data-apibase',
      'data-api-base',
    ],
    [
      'of a block of data',
      '<script type="application/json" data-giftwell-prop>',
      'data-giftwell-prop',
      'data-giftwell-props',
    ],
    [
      'of a slot',
      '<template data-giftwell-slots="empty"></template>',
      'data-giftwell-slots',
      'data-giftwell-slot',
    ],
  ])('reports %s with the most similar valid attribute', (_case, html, written, meant) => {
    expect(says(html)).toEqual([
      expect.stringContaining(`the attribute ${written}, which Giftwell does not recognize`),
    ])
    expect(says(html)[0]).toContain(`Did you mean ${meant}? Otherwise, remove it.`)
  })

  it.each([
    ['an option', '<script src="/embed.js" data-csrf-header="x" data-hpf="{}" defer>'],
    [
      'an attribute of another library',
      '<script src="/embed.js" data-cfasync="false" data-src="x" data-test="x">',
    ],
    ['the tag of another script', '<script src="/app.js" data-teme="dark">'],
    [
      'data and slots',
      '<script data-giftwell-for="pdp"></script><template data-giftwell-slot="empty">',
    ],
  ])('%s is none', (_case, html) => {
    expect(says(html)).toEqual([])
  })
})
