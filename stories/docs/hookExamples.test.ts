import ts from 'typescript'
import { expect, it } from 'vitest'
import { hooks } from './tables/hooks'

/** Names in an example that the reader replaces. */
const LEFT_OPEN = [
  2304, // Cannot find name
  2552, // Cannot find name, did you mean
  18004, // No value in scope for a shorthand property
]

const names = hooks.map(({ name }) => name)
const HEAD = `import { ${names} } from '../../src'
import { formatUsd } from '../../src/domain'
`
const files = new Map(
  hooks
    .filter(({ hook }) => hook.example)
    .map(({ name, hook }) => [
      `${import.meta.dirname}/${name}.example.tsx`,
      `${HEAD}export async function Example(): Promise<any> {\n${hook.example.replaceAll('…', '...rest')}\n}\n`,
    ]),
)

it('every example of a hook has the hook’s types', () => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    // The source of the name is left open.
    noImplicitAny: false,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.getSourceFile = (name, target) => {
    const text = files.get(name)
    return text === undefined
      ? getSourceFile(name, target)
      : ts.createSourceFile(name, text, target)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  const wrong = [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .filter(({ code }) => !LEFT_OPEN.includes(code))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  })
  expect(files.size).toBeGreaterThan(50)
  expect(wrong).toEqual([])
}, 60_000)
