import { describe, expect, it } from 'vitest'
import { safeUrl } from './urls'

const GOOD = [
  ...['/checkout', '/', '/a/b?c=d#e', './cart', '../cart', '?page=2', '#top', 'cart', 'cart/'],
  ...['cart?x=1', 'cart.html', 'https://shop.test', 'https://shop.test/'],
  ...['http://shop.test/a?b#c', 'HTTPS://SHOP.TEST/a', 'https://shop.test:8443/a', '/a:b'],
  ...['/search?q=a:b', '/search?next=https://x.test', '#a:b', 'https://shop.test?x=1'],
  ...['https://shop.test#x', '/caf%C3%A9', '/%2f', ' /checkout ', '/a//b'],
]
const BAD = [
  // Empty values, and disguised scripts.
  ...['', ' ', 'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)'],
  ...['java\nscript:alert(1)', 'java\tscript:alert(1)', 'java\rscript:alert(1)'],
  ...['\u0000javascript:alert(1)', '\u0001javascript:alert(1)', 'javascript\u0000:alert(1)'],
  ...['javascript&colon;alert(1)', '&#106;avascript:alert(1)', 'jav\u200bascript:alert(1)'],
  ...['\ufeffjavascript:alert(1)', 'javascript://shop.test/%0aalert(1)'],
  // Other schemes.
  ...['data:text/html,x', 'DATA:text/html;base64,x', 'vbscript:x', 'filesystem:x'],
  ...['file:///etc/passwd', 'blob:https://shop.test/x', 'about:blank', 'ftp://shop.test/'],
  ...['ws://shop.test/', 'mailto:a@b.test', 'tel:1', 'view-source:https://x.test', 'a:b'],
  ...['x-custom:1', 'intent://x'],
  // Other hosts, and missing hosts.
  ...['//evil.test', '//evil.test/a'],
  ...['///evil.test', '\\\\evil.test', '/\\evil.test', '\\/evil.test', '/\t/evil.test'],
  ...['/\n/evil.test', '/ /evil.test', 'https:evil.test', 'https:/evil.test'],
  ...['https:///evil.test', 'https:\\\\evil.test', 'https://shop.test\\@evil.test'],
  ...['https://user@evil.test/', 'https://user:pw@evil.test/', 'https://shop.test@evil.test'],
  ...['http://', 'https://', 'https://?x', 'https://#x'],
  ...['https://shop.test/\\evil', './\\evil', 'cart\\evil'],
]

describe('safeUrl', () => {
  it.each(GOOD)('%j is followed', (url) => {
    expect(safeUrl(url)).toBe(url.trim())
  })

  it.each(BAD)('%j is not', (url) => {
    expect(safeUrl(url)).toBeNull()
  })

  it('accepted URLs stay on the page, or go to an http(s) host', () => {
    for (const url of [...GOOD, ...BAD]) {
      const safe = safeUrl(url)
      if (safe === null) continue
      const { protocol, origin, username } = new URL(safe, 'https://page.test/x/')
      expect(protocol).toMatch(/^https?:$/)
      expect(username).toBe('')
      if (!/^https?:/i.test(safe)) expect(origin).toBe('https://page.test')
    }
  })

  it('a missing value is not a URL', () => {
    expect([safeUrl(null), safeUrl(undefined)]).toEqual([null, null])
  })
})
