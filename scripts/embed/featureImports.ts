import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  source?: Node & { value?: unknown }
}

/** `if (process.env.NODE_ENV !== 'production')`, the one condition that is recognized. */
interface IfStatement extends Node {
  test: { operator?: string; right?: { value?: unknown } }
  alternate?: Node
}

/**
 * Features by name: their chunk's number, the file that is imported on demand, and whether it can be missing.
 */
export type Features = Readonly<
  Record<string, { number: number; source: string; isOptional?: boolean }>
>

/**
 * Replaces each `import('…')` of a feature in the sources with `loadFeature(number)`, so that the loader loads
 * it: with a timeout, its styles, its checksum, and the reload. Code then refers to other chunks only by
 * number, and does not change when they do.
 *
 * An `import()` of anything else fails the build, because its chunk would have no number. Imports that are only
 * for development remain unchanged, because the build removes them.
 */
export function featureImports(features: Features, featureModule: string): Plugin {
  const words = new Map(
    Object.values(features).map(({ number, source, isOptional }) => [
      resolve(source),
      isOptional ? `${number}, 0` : `${number}`,
    ]),
  )
  return {
    name: 'gw-feature-imports',
    async transform(code, id) {
      const file = id.split('?', 1)[0] ?? id
      if (!/[\\/](src|embed)[\\/].*\.tsx?$/.test(file) || !code.includes('import(')) return null
      const imports = importsIn(this.parse(code))
      if (imports.length === 0) return null
      let result = code
      for (const { start, end, source } of imports.reverse()) {
        const target = await this.resolve(String(source?.value), id)
        const call = words.get(target?.id ?? '')
        if (call === undefined) {
          throw new Error(
            `${file} imports "${source?.value}" on demand: make it a feature in embed/chunks.ts.`,
          )
        }
        result = `${result.slice(0, start)}loadFeature(${call})${result.slice(end)}`
      }
      const line = `import { loadFeature } from ${JSON.stringify(resolve(featureModule))};`
      return { code: `${line}${result}`, map: null }
    },
  }
}

/** The `import()` expressions of a program, in their order. */
function importsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(importsIn)
  if (typeof node !== 'object' || node === null) return []
  if (isForDevelopment(node as IfStatement)) return importsIn((node as IfStatement).alternate)
  const own = (node as Node).type === 'ImportExpression' ? [node as Node] : []
  return [...own, ...Object.values(node).flatMap(importsIn)]
}

const isForDevelopment = ({ type, test }: IfStatement): boolean =>
  type === 'IfStatement' && test.operator === '!==' && test.right?.value === 'production'
