import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { asModule, byName, check } from './reactModules'

const here = createRequire(import.meta.url)

/** What a module without imports gives out. */
const evaluate = (code: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

describe('asModule', () => {
  it.each([
    ['react', 'react'],
    ['react', 'react-jsx-runtime'],
    ['scheduler', 'scheduler'],
  ])('gives out all that %s/cjs/%s gives out', async (packageName, name) => {
    const path = here.resolve(packageName).replace('index.js', `cjs/${name}.production.js`)
    const module = await evaluate(asModule(await readFile(path, 'utf8'), path))
    const original = here(path)
    expect(Object.keys(module).sort()).toEqual(Object.keys(original).sort())
    for (const [key, value] of Object.entries(original)) {
      expect(typeof module[key], key).toBe(typeof value)
    }
  })

  it('imports what the file requires', () => {
    const code = 'var A = require("a"),\n  B = require("b-c");\nexports.sum = A.one + B.two;'
    expect(asModule(code, 'x.js')).toBe(
      'import * as A from "a";import * as B from "b-c";\n' +
        'const own$sum = A.one + B.two;\nexport { own$sum as sum };',
    )
  })

  it('follows a name that is given out more than once', async () => {
    const code =
      'exports.now = void 0;\nexports.now = () => 7;\nexports.twice = () => 2 * exports.now();'
    const { now, twice } = await evaluate(asModule(code, 'x.js'))
    expect([now, twice].map((made) => (made as () => number)())).toEqual([7, 14])
  })

  it.each([
    ['gives nothing out', 'var a = 1;'],
    ['requires elsewhere', 'exports.a = require("b");'],
    ['gives out by another way', 'exports.a = 1;\nObject.assign(exports, {});'],
    ['uses names of ours', 'exports.a = 1;\nvar own$b = 2;'],
  ])('stops the build for a file that %s', (_case, code) => {
    expect(() => asModule(code, 'x.js')).toThrow('x.js is written in a way that is not known')
  })
})

it('gives out no name that the facts rule out', () => {
  const code = 'exports.a = 1;\nexports.b = 2;'
  expect(asModule(code, 'x.js', ['b'])).toMatch(/own\$b = 2;\nexport \{ own\$a as a \};$/)
})

describe('check', () => {
  it.each([
    ['Part.tsx', '<title>Cart</title>'],
    ['Part.tsx', '<link rel="icon" />'],
    ['Part.tsx', '<style href="a" precedence="low">'],
    ['Part.tsx', '<Fragment key="a" ref={ref}>'],
    ['Part.tsx', '<form className="x" action={send}>'],
    ['Part.tsx', '<button formAction={send}>'],
    ['Part.tsx', '<gw-part name="a">'],
    ['part.mjs', '(0, jsx)("link", {})'],
    ['part.mjs', '(0, jsx)("gw-part", {})'],
    ['part.mjs', 'jsxs("title", {})'],
    ['part.mjs', 'React2.createElement("meta", {})'],
  ])('refuses in %s: %s', (id, code) => {
    expect(() => check(code, id)).toThrow('which React does not know here')
  })

  it.each([
    ['Part.tsx', '<Header><form action="/send"><linkage><Fragment key={ref} />'],
    ['part.mjs', 'document.createElement("link"); "<link>"; jsx("li", {})'],
  ])('lets pass in %s: %s', (id, code) => {
    expect(() => check(code, id)).not.toThrow()
  })
})

describe('byName', () => {
  it.each([
    ['React[" useId ".trim().toString()] || (() => void 0)', 'React.useId || (() => void 0)'],
    ['import React from "react";', 'import * as React from "react";'],
    [
      'import React, { useMemo, useRef } from "react";',
      'import * as React from "react";import { useMemo, useRef } from "react";',
    ],
  ])('%s', (code, expected) => {
    expect(byName(code)).toBe(expected)
  })

  it('leaves others alone', () => {
    const code = 'import Reactor from "reactor"; Reactor[" useId ".trim()]'
    expect(byName(code)).toBe(code)
  })
})
