const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' }
const MIX = /^color-mix\(in srgb, (.+) (\d+)%, (\w+)\)$/

/**
 * Resolves a token's color to `#rrggbb` as a browser would: a literal, a reference to another token, or a
 * mix in sRGB.
 */
export function resolveColor(value: string, tokens: Readonly<Record<string, string>>): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (name) return resolveColor(tokens[name] ?? '', tokens)
  const [, one, share, other] = MIX.exec(value) ?? []
  if (!one || !other) return NAMED[value] ?? value
  return mix(resolveColor(one, tokens), resolveColor(other, tokens), Number(share) / 100)
}

function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}
