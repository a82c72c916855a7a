// The builder of Storybook's manager compiles JSX to calls of React.
import React from 'react'
import { useGlobals, useGlobalTypes, useParameter } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { designGlobals } from '../../stories/support/design/globals'
import { inWords } from '../../stories/support/design/inWords'
import type { undesigned } from '../../stories/support/design/undesigned'
import { initialGlobals } from '../initialGlobals'
import { atWidth, viewports } from '../viewports'
import { Select } from './Select'

type Design = typeof undesigned & { theme: string; viewport: { value: keyof typeof viewports } }

const WIDTHS = Object.entries(viewports).map(([value, { name }]) => ({ value, title: name }))
const THEMES = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
]

const Form = styled.form(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: 16,
  padding: 16,
  color: theme.textColor,
  label: { display: 'grid', gap: 4, alignContent: 'start', fontWeight: 700 },
  'select, input': { minHeight: 32, font: 'inherit', fontWeight: 400 },
  button: {
    alignSelf: 'end',
    justifySelf: 'start',
    minHeight: 32,
    padding: '0 12px',
    font: 'inherit',
  },
  small: { color: theme.textMutedColor, fontWeight: 400 },
}))

/** Changes the story that is shown, for designers. The address contains each value, so that it can be shared. */
export function DesignPanel() {
  const [globals, update, pinned] = useGlobals()
  // Storybook does not type its globals.
  const types = useGlobalTypes() as unknown as typeof designGlobals
  const { scenario, brand, radius, texts, theme, viewport } = globals as unknown as Design
  const world = useParameter<string>('world')
  if (!types.scenario) return null
  const own = world ? `The story’s own: ${inWords(world)}` : 'The story’s own'
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Select
        label="Scenario"
        items={[{ value: '', title: own }, ...types.scenario.items]}
        value={world ? scenario : ''}
        onChange={(value) => update({ scenario: value })}
        disabled={!world}
        hint={world ? undefined : 'This story needs its own.'}
      />
      <Select
        label="Theme"
        items={THEMES}
        value={theme}
        onChange={(value) => update({ theme: value })}
        disabled={'theme' in pinned}
      />
      <label>
        Brand color
        <input
          type="color"
          value={brand || types.brand.ours}
          onChange={({ target }) => update({ brand: target.value })}
        />
      </label>
      <label>
        Corners
        <input
          type="range"
          min={0}
          max={20}
          value={radius === '' ? types.radius.ours : radius}
          onChange={({ target }) => update({ radius: target.value })}
        />
        <small>{radius === '' ? types.radius.ours : radius} px</small>
      </label>
      <Select
        label="Width"
        items={WIDTHS}
        value={viewport.value}
        onChange={(value) => update(atWidth(value as keyof typeof viewports))}
        disabled={'viewport' in pinned}
        hint={'viewport' in pinned ? 'This story has its own.' : undefined}
      />
      <Select
        label="Texts"
        items={[{ value: '', title: 'As they are' }, ...types.texts.items]}
        value={texts}
        onChange={(value) => update({ texts: value })}
      />
      <button type="button" onClick={() => update(initialGlobals)}>
        Start over
      </button>
    </Form>
  )
}
