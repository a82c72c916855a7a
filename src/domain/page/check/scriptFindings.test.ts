import { describe, expect, it } from 'vitest'
import { codes } from '../../../../testing/page/found'

describe('scripts', () => {
  const CART = '<div id="checkout-cart"></div>'
  const nonced = (attributes: string) => `<script src="/g/embed.js?v=2" ${attributes}></script>`
  const policy = (sources: string) => `default-src 'none'; script-src ${sources}; img-src *`

  it('roots require a script', () => {
    expect(codes(CART, { head: '' })).toEqual(['script-missing'])
    expect(codes('', { head: '' })).toEqual(['no-root'])
  })

  it.each([
    ["<script>document.createElement('script').src = '/g/embed.3f2a.js?v=2'</script>", []],
    ["<script type=module>import '/g/embed.js'</script>", []],
    ['<script type=application/json>["embed.js"]</script>', ['script-missing']],
    ['<script>const embedded = ".js"</script>', ['script-missing']],
    ['<script src="/tags.js"></script>', ['script-missing']],
  ])('%s', (head, expected) => {
    expect(codes(CART, { head })).toEqual(expected)
  })

  it.each([
    ["'nonce-abc'", 'nonce="abc"', []],
    ["'nonce-abc' 'strict-dynamic'", '', ['nonce-missing']],
    ["'strict-dynamic'", 'nonce="abc"', ['nonce-missing']],
    ["'nonce-abc'", 'nonce="abd"', ['nonce-missing']],
    ["'self' https:", '', []],
    ["'self' 'nonce-abc'", '', []],
    ["https://cdn.example 'nonce-abc'", '', []],
    ["'unsafe-inline' 'nonce-abc'", '', ['nonce-missing']],
    ["'self' 'nonce-abc' 'strict-dynamic'", '', ['nonce-missing']],
  ])('under script-src %s with %s', (sources, attributes, expected) => {
    const head = nonced(attributes)
    expect(codes(CART, { head, policies: [policy(sources)] })).toEqual(expected)
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(sources)}">`
    expect(codes(CART, { head: `${meta}${head}` })).toEqual(expected)
  })

  it('a script that sets options needs the nonce, too; default-src applies without script-src', () => {
    const options = (nonce: string) => `<script ${nonce}>window.isLoggedIn = true</script>`
    const policies = ["default-src 'nonce-abc'"]
    const head = nonced('nonce="abc"')
    expect(codes(CART, { head: options('') + head, policies })).toEqual(['nonce-missing'])
    expect(codes(CART, { head: options('nonce="abc"') + head, policies })).toEqual([])
    // A hash may be that of the script; the URLs of files say nothing about it.
    const hashed = ["script-src 'self' 'nonce-abc' 'sha256-abc='"]
    expect(codes(CART, { head: options('') + head, policies: hashed })).toEqual([])
    const named = ["script-src 'self' 'nonce-abc'"]
    expect(codes(CART, { head: options('') + head, policies: named })).toEqual(['nonce-missing'])
  })
})
