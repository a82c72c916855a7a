import { describe, expect, it } from 'vitest'
import { found } from '../../../../testing/page/found'
import { dataAttribute } from '../dataAttribute'

const tag = (attributes: string) => `<script src="/giftwell/embed.js" defer ${attributes}></script>`
const foundIn = (attributes: string) =>
  found('<p id="modal-provider"></p>', { head: tag(attributes) })

describe('options in the tag', () => {
  it.each([
    'data-api-base="/api" data-persist="none" data-theme="auto" data-prefetch="true"',
    'data-login-flag="isLoggedIn" data-help-phone="800-555-0142" data-data-layer="dataLayer"',
    `data-format='{"locale":"he"}' data-texts='{"cart.title":"Basket"}'`,
    `data-hpf='{"origin":"https://pay.example.com"}' data-redirects="https://pay.example.com"`,
    // They depend on the page's URL, or on options that a script can set.
    'data-csrf-header="x-csrf" data-confirmation-url="https://pay.example.com/thanks"',
    'data-constructor="7"',
  ])('valid: %s', (attributes) => {
    expect(foundIn(attributes)).toEqual([])
  })

  it.each([
    ['persist', 'ful', 'The option persist is "ful", so it is ignored. It must be "full"'],
    ['theme', '', 'The option theme is "", so it is ignored.'],
    ['format', 'de-DE', '{"locale":"de-DE","currency":"EUR"}'],
    ['texts', "{'cart.title':1}", 'an object of texts'],
    ['apiBase', 'http://', 'a URL such as "/api"'],
    ['hpf', 'https://pay.example.com', '{ origin }'],
    ['giftCardPattern', '^GC', 'in GiftwellOptions'],
    ['sentryDsn', 'https://sentry.io', 'a DSN'],
  ])('%s: %s', (name, value, says) => {
    expect(foundIn(`${dataAttribute(name)}="${value}"`)).toEqual([
      { code: 'option-malformed', says: expect.stringContaining(says), line: 1 },
    ])
  })

  it('of another script are its own', () => {
    const head = `${tag('')}<script src="/chat.js" data-theme="blue"></script>`
    expect(found('<p id="modal-provider"></p>', { head })).toEqual([])
  })
})
