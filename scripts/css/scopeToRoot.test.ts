import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { scopeToRoot } from './scopeToRoot'

const scope = (css: string) => postcss([scopeToRoot()]).process(css, { from: undefined }).css

describe('scopeToRoot', () => {
  it.each([
    ['a class', '.gw-x{}', '.gw-root .gw-x{}'],
    ['every selector of a list', '.gw-x,.gw-y:hover{}', '.gw-root .gw-x,.gw-root .gw-y:hover{}'],
    ['a comma inside :is', '.gw-x:is(a,b){}', '.gw-root .gw-x:is(a,b){}'],
    [
      'a rule in a container query',
      '@container gw (inline-size < 480px){.gw-x{}}',
      '@container gw (inline-size < 480px){.gw-root .gw-x{}}',
    ],
    ['a class that only starts like the root', '.gw-root-x{}', '.gw-root .gw-root-x{}'],
  ])('puts the root in front of %s', (_case, source, expected) => {
    expect(scope(source)).toBe(expected)
  })

  it.each([
    '.gw-root{}',
    '.gw-root[data-giftwell-theme="dark"] .gw-x{}',
    ':where(.gw-root){}',
    ':where(.gw-root[data-giftwell-theme="auto"]){}',
    '@keyframes gw-spin{from{opacity:0}50%{opacity:1}}',
    '@property --gw-x{syntax:"*";inherits:false}',
  ])('leaves %s alone', (source) => {
    expect(scope(source)).toBe(source)
  })

  it('does not change the styles of an HTML page', () => {
    const from = '/page.html?html-proxy&index=0.css'
    expect(postcss([scopeToRoot()]).process('html{}', { from }).css).toBe('html{}')
  })

  it('changes nothing the second time', () => {
    expect(scope(scope('.gw-x{}'))).toBe('.gw-root .gw-x{}')
  })

  it.each([':root{}', 'html .gw-x{}', 'body{}', '.gw-x{.gw-y{}}'])('refuses %s', (source) => {
    expect(() => scope(source)).toThrow()
  })
})
