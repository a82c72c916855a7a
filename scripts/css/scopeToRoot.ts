import type { AtRule, Plugin, Rule } from 'postcss'

/** Selectors that already name the root, or have zero specificity relative to it. */
const SCOPED = /^(?:\.gw-root(?![\w-])|:where\(\.gw-root(?![\w-]))/
/** Selectors that would style the page around the root, even if prefixed with it. */
const OUTSIDE = /^(?::root|html|body|:host)(?![\w-])/
/** A style of a host page, which Vite passes through the same plugins. */
const OF_A_PAGE = /\.html\?html-proxy/
const KEYFRAMES = /^(?:-\w+-)?keyframes$/

/**
 * A PostCSS plugin that puts `.gw-root ` in front of every selector, so that no rule of ours touches
 * anything outside a root, and each is one notch above a host's `.class`.
 *
 * Sources stay flat (`.gw-button`); rules that start with the root stay as they are, and so do
 * keyframes and `@property`. A selector that aims at the page, or a nested rule, stops the build.
 */
export function scopeToRoot(): Plugin {
  return {
    postcssPlugin: 'gw-scope-to-root',
    OnceExit(root) {
      if (OF_A_PAGE.test(root.source?.input.file ?? '')) return
      root.walkRules((rule) => {
        if (isFrame(rule)) return
        if (rule.parent?.type === 'rule')
          throw rule.error('Write flat rules: nesting is not scoped')
        rule.selectors = rule.selectors.map((selector) => scoped(selector, rule))
      })
    },
  }
}
scopeToRoot.postcss = true as const

/** The `css` option for a Vite configuration: `defineConfig({ css: scopedCss, … })`. */
export const scopedCss = { postcss: { plugins: [scopeToRoot()] } }

function scoped(selector: string, rule: Rule): string {
  if (SCOPED.test(selector)) return selector
  if (OUTSIDE.test(selector)) throw rule.error(`"${selector}" would style the page around the root`)
  return `.gw-root ${selector}`
}

const isFrame = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && KEYFRAMES.test((rule.parent as AtRule).name)
