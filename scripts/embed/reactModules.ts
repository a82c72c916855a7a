import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { factsOf, notGivenOut, notWritten, reactDomFacts } from './reactFacts'
import { withFacts } from './withFacts'

/*
 * React comes as CommonJS: a build must keep all that such a file gives out, and everybody who uses it
 * goes through an object. The same statements as modules lose what nobody uses, and its names get
 * short. What the embed never does with React goes as well; see reactFacts.ts.
 */

const here = createRequire(import.meta.url)
const file = (packageName: string, name: string) =>
  join(dirname(here.resolve(`${packageName}/package.json`)), 'cjs', `${name}.production.js`)

const FILES: Readonly<Record<string, string>> = {
  react: file('react', 'react'),
  'react/jsx-runtime': file('react', 'react-jsx-runtime'),
  'react-dom': file('react-dom', 'react-dom'),
  'react-dom/client': file('react-dom', 'react-dom-client'),
  scheduler: file('scheduler', 'scheduler'),
}

const REQUIRES = /^var ((?:\s*\w+ = require\("[\w-]+"\)[,;])+)/m
const OWN = /^exports\.(\w+) =/gm

/** A CommonJS file of React's as a module. Throws when the code is not as we know it. */
export function asModule(code: string, id: string, without: readonly string[] = []): string {
  const imports: string[] = []
  let result = code.replace(REQUIRES, (_all, list: string) => {
    for (const [, name, from] of list.matchAll(/(\w+) = require\("([\w-]+)"\)/g)) {
      imports.push(`import * as ${name} from "${from}";`)
    }
    return ''
  })
  const names = new Set([...result.matchAll(OWN)].map(([, name = '']) => name))
  for (const name of names) {
    const isOnce = result.split(new RegExp(`\\bexports\\.${name}\\b`)).length === 2
    if (isOnce) result = result.replace(`exports.${name} =`, `const own$${name} =`)
    else {
      result = `let own$${name};${result.replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `own$${name}`)}`
    }
  }
  const isKnown =
    names.size > 0 && !/\b(?:require\(|exports\b)/.test(result) && !/\bown\$/.test(code)
  if (!isKnown) {
    throw new Error(
      `gw-react-modules: ${id} is written in a way that is not known. ` +
        'React has changed: look at how it gives out its names, and fix scripts/embed/reactModules.ts.',
    )
  }
  const list = [...names].flatMap((name) =>
    without.includes(name) ? [] : [`own$${name} as ${name}`],
  )
  return `${imports.join('')}${result}\nexport { ${list.join(', ')} };`
}

/** Takes the object of all names where one name is meant, so that the rest need not be kept. */
export function byName(code: string): string {
  return code
    .replace(/\bReact\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, 'React.$1')
    .replace(
      /^import React(?:, (\{[^}]*\}))? from (["']react["'])/gm,
      (_all, named: string | undefined, from: string) =>
        `import * as React from ${from}${named ? `;import ${named} from ${from}` : ''}`,
    )
}

/** One of React's files as a module, and without what the embed never does with it. */
function asOurs(code: string, id: string): string {
  if (id !== FILES['react-dom/client']) return asModule(code, id, notGivenOut)
  const [, version] = /^exports\.version = "([\d.]+)"/m.exec(code) ?? []
  if (version !== factsOf) {
    throw new Error(
      `gw-react-modules: React is ${version}, and the facts are those of ${factsOf}. ` +
        'Read its sources again, and fix scripts/embed/reactFacts.ts.',
    )
  }
  return asModule(withFacts(code, reactDomFacts), id, notGivenOut)
}

/** Refuses what the facts rule out. */
export function check(code: string, id: string): void {
  const words = notWritten[/\.tsx$/.test(id) ? 'markup' : 'calls']
  const found = words.map((word) => word.exec(code)?.[0]).find(Boolean)
  if (!found) return
  throw new Error(
    `gw-react-modules: ${id} says ${found}, which React does not know here. ` +
      'See scripts/embed/reactFacts.ts.',
  )
}

export interface ReactModulesOptions {
  /** All of React, for a test that compares the two. */
  isWhole?: boolean
}

/** For the build of the embed, which always has React of its own and for production. */
export function reactModules({ isWhole = false }: ReactModulesOptions = {}): Plugin {
  const own = new Set(Object.values(FILES))
  return {
    name: 'gw-react-modules',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(FILES, id) ? FILES[id] : null),
    transform(code, id) {
      if (own.has(id)) return { code: isWhole ? asModule(code, id) : asOurs(code, id), map: null }
      check(code, id)
      if (!/[\\/]node_modules[\\/]/.test(id)) return null
      const result = byName(code)
      return result === code ? null : { code: result, map: null }
    },
  }
}
