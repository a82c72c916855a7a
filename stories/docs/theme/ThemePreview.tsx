import { type CSSProperties, type ReactNode, useState } from 'react'
import { Button, Cluster, NativeSelect, Stack } from '../../../src/ui'
import { OURS } from './ours'
import { FONTS, onWhite, properties, ruleOf, TEXT_CONTRAST, type Theme } from './theme'
import './ThemePreview.css'

const FONT_OPTIONS = Object.entries(FONTS).map(([label, css]) => ({ label, value: css }))

/** A few choices, their effect on the widgets below, and the rule to copy. */
export function ThemePreview({ scheme, children }: { scheme: string; children: ReactNode }) {
  const [theme, setTheme] = useState(OURS)
  const set = (part: Partial<Theme>) => setTheme((old) => ({ ...old, ...part }))
  const changed = properties(theme, OURS)
  return (
    <div className="gw-theme-preview">
      <Stack gap={4}>
        <Choices theme={theme} onChange={set} />
        <Rule css={ruleOf(changed)} />
      </Stack>
      {/* Custom properties are styles that React's types do not list. */}
      <div className="gw-root" data-giftwell-theme={scheme} style={changed as CSSProperties}>
        {children}
      </div>
    </div>
  )
}

function Choices({ theme, onChange }: { theme: Theme; onChange(part: Partial<Theme>): void }) {
  const ratio = onWhite(theme.brand)
  return (
    <fieldset className="gw-theme-choices">
      <legend>Your brand</legend>
      <label>
        Brand color
        <input
          type="color"
          value={theme.brand}
          onChange={(event) => onChange({ brand: event.currentTarget.value })}
        />
      </label>
      <p className="gw-note">
        White on it: {ratio.toFixed(1)} to 1.{' '}
        {ratio < TEXT_CONTRAST && 'Text needs 4.5, so buttons get dark words.'}
      </p>
      <label>
        Corners: {theme.radius} px
        <input
          type="range"
          min={0}
          max={20}
          value={theme.radius}
          onChange={(event) => onChange({ radius: Number(event.currentTarget.value) })}
        />
      </label>
      <NativeSelect
        label="Font of headings"
        options={FONT_OPTIONS}
        value={theme.display}
        onValue={(display) => onChange({ display })}
      />
      <NativeSelect
        label="Font of text"
        options={FONT_OPTIONS}
        value={theme.body}
        onValue={(body) => onChange({ body })}
      />
      <Button variant="quiet" onClick={() => onChange(OURS)}>
        Start over
      </Button>
    </fieldset>
  )
}

function Rule({ css }: { css: string }) {
  const [copied, setCopied] = useState('')
  return (
    <section aria-label="CSS">
      <pre className="gw-theme-rule">{css}</pre>
      <Cluster>
        <Button onClick={() => navigator.clipboard.writeText(css).then(() => setCopied(css))}>
          Copy CSS
        </Button>
        <span role="status">{copied === css ? 'Copied' : ''}</span>
      </Cluster>
    </section>
  )
}
