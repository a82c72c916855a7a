import postcss, { type Comment, type Declaration } from 'postcss'

/** A design token, with its value in the light theme, and in the dark theme if that differs. */
export interface Token {
  name: string
  group: string
  light: string
  dark: string | null
}

const LIGHT = ':where(.gw-root)'
const DARK = ':where(.gw-root[data-giftwell-theme="dark"])'

/** The tokens of a style sheet in their order, grouped by the comments between them. */
export function readTokens(css: string): Token[] {
  const sheet = postcss.parse(css)
  const rule = (selector: string) =>
    sheet.nodes.find((node) => node.type === 'rule' && node.selector === selector)
  const dark = new Map<string, string>()
  const darkRule = rule(DARK)
  if (darkRule?.type === 'rule')
    darkRule.walkDecls(({ prop, value }) => void dark.set(prop, oneLine(value)))

  const light = rule(LIGHT)
  let group = ''
  return (light?.type === 'rule' ? light.nodes : []).flatMap((node) => {
    if (node.type === 'comment') group = groupOf(node)
    return node.type === 'decl' ? [token(node, group, dark)] : []
  })
}

const groupOf = ({ text }: Comment): string => text.replace(/ – light$/, '')

const token = (
  { prop, value }: Declaration,
  group: string,
  dark: ReadonlyMap<string, string>,
): Token => ({ name: prop, group, light: oneLine(value), dark: dark.get(prop) ?? null })

const oneLine = (value: string): string => value.replace(/\s+/g, ' ')
