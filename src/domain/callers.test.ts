import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/* A rule without a caller in our code, and an event that is never raised, would be empty promises. */

/** Names that later apps will use; empty at 1.0. */
const LATER = { rules: [] as string[], events: [] as string[] }

const ROOT = join(import.meta.dirname, '../..')
const sources = new Map(
  ['src', 'embed'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|e2e|long)\.|index\.ts$/.test(name))
      .map((name) => [name, withoutComments(readFileSync(join(ROOT, name), 'utf8'))] as const),
  ),
)

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** The number of occurrences of each word in all sources. */
const words = new Map<string, number>()
for (const text of sources.values()) {
  for (const [word] of text.matchAll(/\w+/g)) words.set(word, (words.get(word) ?? 0) + 1)
}

const ofFolder = (folder: string) => [...sources].filter(([name]) => name.startsWith(folder))

describe('everything has a caller, except a short list for later apps', () => {
  it('rules', () => {
    const exported = ofFolder('src/domain/').flatMap(([, text]) =>
      [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => name),
    )
    expect(exported.length).toBeGreaterThan(150)
    expect(exported.filter((name) => words.get(name) === 1).sort()).toEqual(LATER.rules)
  })

  it('events', () => {
    const map = sources.get('src/store/core/events.ts') ?? ''
    const names = [...map.matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(20)
    // Listening for an event, or opening a dialog with its name, does not raise it.
    const raising = [...ofFolder('src/store/'), ...ofFolder('src/domain/')]
      .filter(([name]) => !/core\/events\.ts$|dialog\/dialogs\.ts$/.test(name))
      .map(([, text]) => text.replace(/\.on\('[a-z-]+'/g, ''))
      .join('\n')
    const isRaised = (name: string) =>
      raising.includes(`'${name}'`) ||
      raising.includes(`emit(\`${name.slice(0, 'promo-code-'.length)}\${`)
    expect(names.filter((name) => !isRaised(name)).sort()).toEqual(LATER.events)
  })
})
