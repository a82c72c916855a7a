import { globSync, readFileSync } from 'node:fs'
import postcss, { type AtRule, list, type Root } from 'postcss'
import { describe, expect, it } from 'vitest'

const sheets: Record<string, Root> = Object.fromEntries(
  globSync('src/**/*.css').map((file) => [file, postcss.parse(readFileSync(file, 'utf8'))]),
)
const PHYSICAL =
  /^(?:(?:margin|padding|border)-(?:top|right|bottom|left)|(?:(?:min|max)-)?(?:width|height)|top|right|bottom|left)(?!\w)/

describe.each(Object.entries(sheets))('%s', (file, sheet) => {
  it('is flat, and every selector starts with a class of ours', () => {
    const strange: string[] = []
    sheet.walkRules((rule) => {
      if ((rule.parent as AtRule).name === 'keyframes') return
      expect(rule.parent?.type).not.toBe('rule')
      strange.push(...rule.selectors.filter((it) => !/^(?:\.gw-|:where\(\.gw-root)/.test(it)))
    })
    expect(strange).toEqual([])
  })

  it('is ASCII, because a page with another encoding reads it in its own', () => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/[^ -~\n]/)
  })

  it('uses !important only for the guard', () => {
    const important: string[] = []
    sheet.walkDecls((it) => {
      if (it.important) important.push(String(it))
    })
    if (!file.endsWith('guard.css')) expect(important).toEqual([])
  })

  it('uses no unit of the page’s font size, which can be 62.5%', () => {
    const strange: string[] = []
    sheet.walkDecls((it) => {
      if (/\drem\b/.test(it.value)) strange.push(String(it))
    })
    expect(strange).toEqual([])
  })

  it('uses logical properties, not left and top, and no z-index above 1', () => {
    const strange: string[] = []
    sheet.walkDecls(({ prop, value }) => {
      const [, right, , left] = /^(?:margin|padding|inset)$/.test(prop) ? list.space(value) : []
      const isUneven = left !== right && left !== undefined
      if (PHYSICAL.test(prop) || isUneven || (prop === 'text-align' && /left|right/.test(value))) {
        strange.push(`${prop}: ${value}`)
      }
      if (prop === 'z-index' && Number(value) > 1) strange.push(`${prop}: ${value}`)
    })
    expect(strange).toEqual([])
  })

  it('has hover styles only for devices that hover: they would persist after a tap', () => {
    sheet.walkRules(/:hover/, ({ parent }) => {
      expect((parent as AtRule).params).toBe('(hover: hover)')
    })
  })

  it('names its keyframes with our prefix', () => {
    sheet.walkAtRules('keyframes', ({ params }) => expect(params).toMatch(/^gw-/))
  })
})

describe('all sheets together', () => {
  it('style each class in one file', () => {
    const owners = new Map<string, Set<string>>()
    for (const [file, sheet] of Object.entries(sheets)) {
      sheet.walkRules(({ selectors }) => {
        for (const name of selectors.map(subject).filter((it) => it !== undefined)) {
          owners.set(name, (owners.get(name) ?? new Set()).add(file))
        }
      })
    }
    owners.delete('.gw-root')
    const shared = [...owners].filter(([, files]) => files.size > 1)
    expect(shared.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([])
  })
})

/** The class of the element that a selector styles. */
const subject = (selector: string): string | undefined =>
  selector
    .split(/[\s>+~]+(?![^([]*[)\]])/)
    .at(-1)
    ?.match(/^\.gw-[\w-]+/)?.[0]
