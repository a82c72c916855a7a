import { describe, expect, it } from 'vitest'
import { type Facts, withFacts } from './withFacts'

const none: Facts = { tags: [], values: {}, bodies: {}, classes: [] }

describe('withFacts', () => {
  it.each<[string, string, Partial<Facts>, string]>([
    ['a tag that there never is', 'if (7 === a.tag) b()', { tags: [7] }, 'if (!1) b()'],
    ['… nor in a variable', 'if (tag !== 7) b()', { tags: [7] }, 'if (!0) b()'],
    [
      'a case of its own',
      'switch (a.tag) { case 6: b(); break; case 7: c(); break; default: d() }',
      { tags: [7] },
      'switch (a.tag) { case 6: b(); break;  default: d() }',
    ],
    [
      'a case that another falls into keeps what it does',
      'switch (a.tag) { case 6: case 7: c(); break; case 8: d() }',
      { tags: [7] },
      'switch (a.tag) { case 6: c(); break; case 8: d() }',
    ],
    [
      '… also after one that is out',
      'switch (a.tag) { case 6: b(); case 7: c(); case 8: d() }',
      { tags: [7, 8] },
      'switch (a.tag) { case 6: b(); c(); d() }',
    ],
    [
      'a variable that is declared where nobody comes',
      'function f() {switch (a.tag) { case 7: var x = 1; break; case 8: x = 2 }}',
      { tags: [7] },
      'function f() {var x;switch (a.tag) {  case 8: x = 2 }}',
    ],
    [
      'a variable with one value',
      'var is = !1; function f() { is = !0; return is ? a : { is: is, b: x.is } }',
      { values: { is: '!1' } },
      'var is = !1; function f() { is = !0; return (!1) ? a : { is: (!1), b: (!1) } }',
    ],
    [
      '… but not a parameter of that name',
      'function f(is) { return is } g(is)',
      { values: { is: '!1' } },
      'function f(is) { return is } g((!1))',
    ],
    [
      '… and not what is found by calling something',
      'a().is; b.c.is',
      { values: { is: '!1' } },
      'a().is; (!1)',
    ],
    [
      'a function',
      'function f(a) { b(a) }',
      { bodies: { f: 'return a' } },
      'function f(a) {return a}',
    ],
    [
      'a class',
      'function A() {} A.prototype.go = function () {}; b = new A(1)',
      { classes: ['A'] },
      'function A() {}  b = null',
    ],
  ])('%s', (_case, code, facts, expected) => {
    expect(withFacts(code, { ...none, ...facts })).toBe(expected)
  })

  it.each<[string, Partial<Facts>]>([
    ['tag 7', { tags: [7] }],
    ['is', { values: { is: '!1' } }],
    ['f', { bodies: { f: '' } }],
    ['A', { classes: ['A'] }],
  ])('stops where there is no %s', (name, facts) => {
    const code = 'switch (a.tag) { case 6: b() } var isNot = 1; function g() { new B() }'
    expect(() => withFacts(code, { ...none, ...facts })).toThrow(`"${name}" is not what it was`)
  })
})
