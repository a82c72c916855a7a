import type { ReactNode } from 'react'
import type { Token } from '../../scripts/docs/readTokens'
import { type Contrast, swatches, tokenGroups } from './tables/tokens'

const PAGE = { fontFamily: '"Nunito Sans", sans-serif', fontSize: 14, color: '#2e3338' }
const TABLE = { borderCollapse: 'collapse', inlineSize: '100%' } as const
const CELL = {
  padding: '6px 12px 6px 0',
  borderBlockEnd: '1px solid #d9e0e6',
  textAlign: 'start',
} as const

/** Every token by group, with its values; colors with a swatch for each theme. */
export function TokenTables() {
  return [...tokenGroups].map(([group, tokens]) => (
    <section key={group} style={PAGE}>
      <h3>{group.charAt(0).toUpperCase() + group.slice(1)}</h3>
      <Table head={['Token', 'Light, or always', 'Dark']}>
        {tokens.map((token) => (
          <TokenRow key={token.name} token={token} />
        ))}
      </Table>
    </section>
  ))
}

function TokenRow({ token }: { token: Token }) {
  const { name, light, dark } = token
  const colors = name.startsWith('--gw-color') ? swatches(token) : null
  return (
    <tr>
      <td style={CELL}>
        <code>{name}</code>
      </td>
      <td style={CELL}>
        {colors && <Swatch color={colors.light} />} <code>{light}</code>
      </td>
      <td style={CELL}>
        {colors?.dark && <Swatch color={colors.dark} />} <code>{dark}</code>
      </td>
    </tr>
  )
}

function Swatch({ color }: { color: string }) {
  const size = { display: 'inline-block', blockSize: 20, inlineSize: 32, verticalAlign: 'middle' }
  return (
    <span style={{ ...size, background: color, border: '1px solid #73828c', borderRadius: 4 }} />
  )
}

/** Pairs of text and background colors, with their contrast and the required minimum. */
export function ContrastTable({ contrasts }: { contrasts: readonly Contrast[] }) {
  return (
    <div style={PAGE}>
      <Table head={['Sample', 'Color', 'On', 'Contrast', 'Needed']}>
        {contrasts.map((pair) => (
          <ContrastRow key={`${pair.front} ${pair.back}`} pair={pair} />
        ))}
      </Table>
    </div>
  )
}

function ContrastRow({ pair }: { pair: Contrast }) {
  const { front, back, frontColor, backColor, ratio, needed } = pair
  // Outlines are shown as outlines: as text they would have to be darker.
  const sample =
    needed < 4.5 ? { inlineSize: 40, blockSize: 12, border: `2px solid ${frontColor}` } : null
  return (
    <tr>
      <td style={CELL}>
        <span
          style={{ display: 'inline-block', padding: 8, background: backColor, color: frontColor }}
        >
          {sample ? <span style={{ display: 'block', ...sample }} /> : 'Filet Mignon'}
        </span>
      </td>
      <td style={CELL}>{front}</td>
      <td style={CELL}>{back}</td>
      <td style={CELL}>{ratio.toFixed(2)}</td>
      <td style={CELL}>{needed}</td>
    </tr>
  )
}

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <table style={TABLE}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" style={CELL}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
