import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { trustedRadixSelect, withTextStyle } from './trustedRadixSelect'

const installed = (file: string) =>
  readFileSync(`node_modules/@radix-ui/react-select/dist/${file}`, 'utf8')

describe('withTextStyle', () => {
  it.each(['index.mjs', 'index.js'])('converts the one style of %s into a text child', (file) => {
    const code = withTextStyle(installed(file), file)
    expect(code).not.toContain('dangerouslySetInnerHTML')
    expect(code).toMatch(/children: `\[data-radix-select-viewport\]\{/)
  })

  it('is needed: if this fails, Radix Select no longer uses innerHTML, and the plugin can be removed', () => {
    expect(installed('index.mjs')).toContain('dangerouslySetInnerHTML')
  })

  it('throws if the code is missing, and names the place', () => {
    expect(() => withTextStyle('export const nothing = 0', 'index.mjs')).toThrow(/fix/)
  })

  it('throws if there is more than one', () => {
    const code = installed('index.mjs')
    expect(() => withTextStyle(`${code};({ dangerouslySetInnerHTML: x })`, 'index.mjs')).toThrow()
  })
})

describe('trustedRadixSelect', () => {
  const bundle = (source: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? `${process.cwd()}/entry.js` : null),
          load: (id) => (id.endsWith('/entry.js') ? source : null),
        },
        trustedRadixSelect({ required: true }),
      ],
      build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
    })

  it('leaves no innerHTML in Vite’s output', async () => {
    const result = await bundle(
      "import { Viewport } from '@radix-ui/react-select'\nconsole.log(Viewport)",
    )
    const code = JSON.stringify(result)
    expect(code).toContain('data-radix-select-viewport')
    expect(code).not.toContain('__html: `[data-radix')
  })

  it('fails a build that lacks Radix Select', async () => {
    await expect(bundle('console.log(0)')).rejects.toThrow(/never loaded/)
  })
})
