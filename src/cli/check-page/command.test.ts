import { describe, expect, it } from 'vitest'
import { giftwell, unreachable } from '../../../testing/cli/conformance'

const GOOD = '<script src="/embed.js"></script><div id="checkout-cart"></div>'
const files = {
  'good.html': GOOD,
  'warned.html': `${GOOD}\n<p id="a"></p><p id="a"></p>`,
  'misspelled.html': GOOD.replace(' src', ' data-teme="dark" src'),
  'bad.html': `${GOOD}\n<div data-giftwell="basket"></div>`,
}

describe('giftwell check-page', () => {
  it.each([
    ['good.html', [], 0, '0 errors, 0 warnings; roots found: checkout-cart'],
    [
      'warned.html',
      [],
      0,
      'warned.html:2\n  warning: The id "a" is used on more than one element.',
    ],
    ['misspelled.html', [], 0, 'remedy: Did you mean data-theme? Otherwise, remove it.'],
    ['warned.html', ['--strict'], 1, '0 errors, 1 warning'],
    ['bad.html', [], 1, 'bad.html:2\n  error: <div data-giftwell="basket"> names an app'],
  ])('%s %j ends with %i', async (file, options, expected, says) => {
    const { code, out } = await giftwell(['check-page', file, ...options], { files })
    expect(code).toBe(expected)
    expect(out).toContain(says)
  })

  it('writes JSON', async () => {
    const { out } = await giftwell(['check-page', 'bad.html', '--json'], { files })
    expect(JSON.parse(out)).toMatchObject({
      roots: ['checkout-cart', 'basket'],
      findings: [{ code: 'unknown-app', severity: 'error', line: 2 }],
    })
  })

  it('requests a page by its URL, with headers, and reads its policy', async () => {
    const asked: Request[] = []
    const fetch = async (...given: ConstructorParameters<typeof Request>) => {
      asked.push(new Request(...given))
      const headers = { 'content-security-policy': "img-src *, script-src 'nonce-abc'" }
      return new Response(GOOD, { headers })
    }
    const args = ['check-page', 'https://shop.test/cart', '--header', 'cookie: session=abc']
    const { code, out } = await giftwell(args, { fetch })
    expect([asked[0]?.url, asked[0]?.headers.get('cookie')]).toEqual([args[1], 'session=abc'])
    expect(out).toContain('it has no nonce')
    expect(code).toBe(1)
  })

  it.each([
    ['no page', [], 'The page is missing'],
    ['two pages', ['a.html', 'b.html'], 'Unexpected argument'],
    ['no such file', ['gone.html'], 'gone.html cannot be read'],
    ['an option that does not exist', ['good.html', '--strct'], '--strct'],
    ['a header without a name', ['good.html', '--header', ': a'], 'not a valid header'],
    [
      'no server',
      ['http://shop.test/'],
      'http://shop.test/ cannot be reached.\n  why: ECONNREFUSED',
    ],
  ])('%s ends with 2, and says what, why and what to do', async (_case, args, what) => {
    const { code, error } = await giftwell(['check-page', ...args], { files, fetch: unreachable })
    expect(code).toBe(2)
    expect(error).toContain(what)
    expect(error).toMatch(/why: \S.*\n {2}remedy: \S/)
  })

  it.each([
    ['JSON', '{"cart":{}}', 'application/json', 'Its type is application/json.'],
    ['a picture', '\x89PNG', 'image/png', 'Its type is image/png.'],
    ['nothing', ' \n', 'text/html', 'It is empty.'],
  ])('an address that answers %s has no page to check', async (_case, body, type, why) => {
    const fetch = async () => new Response(body, { headers: { 'content-type': type } })
    const { code, error } = await giftwell(['check-page', 'https://shop.test/api'], { fetch })
    expect([code, error]).toEqual([2, expect.stringContaining('is not an HTML page')])
    expect(error).toContain(why)
  })

  it.each([
    ['cart.json', '{"cart":{}}', 'It contains no tags.'],
    ['empty.html', '', 'It is empty.'],
  ])('a file of another kind, too: %s', async (file, content, why) => {
    const { code, error } = await giftwell(['check-page', file], { files: { [file]: content } })
    expect([code, error]).toEqual([2, expect.stringContaining('is not an HTML page')])
    expect(error).toContain(why)
  })

  it('does not check another page that the address leads to', async () => {
    const fetch = async () =>
      Object.defineProperties(new Response('<p>Sign in'), {
        redirected: { value: true },
        url: { value: 'https://shop.test/login' },
      })
    const { code, error } = await giftwell(['check-page', 'https://shop.test/cart'], { fetch })
    expect(code).toBe(2)
    expect(error).toContain('https://shop.test/cart leads to https://shop.test/login.')
    expect(error).toMatch(/remedy: .*--header "cookie: session=abc"/)
  })

  it('does not check a page that is refused', async () => {
    const fetch = async () => new Response('<p>Sign in', { status: 403 })
    const { code, error } = await giftwell(['check-page', 'https://shop.test/'], { fetch })
    expect([code, error.includes('returned 403')]).toEqual([2, true])
  })
})
