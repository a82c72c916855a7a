// The builder of Storybook's manager compiles JSX to calls of React.
import React from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { DesignPanel } from './panel/DesignPanel'

const DESIGN = 'giftwell/design'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

/** Storybook's user interface in the kit's colors, light or dark according to the visitor's preference. */
const theme = create(
  isDark
    ? {
        base: 'dark',
        brandImage: './giftwell-dark.svg',
        colorPrimary: '#c23f38',
        colorSecondary: '#e0736b',
        appBg: '#17100d',
        appContentBg: '#221814',
        appPreviewBg: '#221814',
        appBorderColor: '#44342c',
        barBg: '#221814',
        barSelectedColor: '#ffb4a8',
        textColor: '#f8eee4',
        textMutedColor: '#d3c0b2',
      }
    : {
        base: 'light',
        brandImage: './giftwell.svg',
        colorPrimary: '#7a1f1d',
        colorSecondary: '#7a1f1d',
        appBg: '#f7efe4',
        appContentBg: '#fffbf5',
        appPreviewBg: '#fffbf5',
        appBorderColor: '#e2d3c1',
        barBg: '#fffbf5',
        barSelectedColor: '#7a1f1d',
        textColor: '#2a1a14',
        textMutedColor: '#5f4a40',
      },
)

addons.setConfig({
  theme: { ...theme, brandTitle: 'Giftwell', brandUrl: './', brandTarget: '_self' },
  sidebar: { showRoots: true },
  selectedPanel: DESIGN,
})

addons.register(DESIGN, () => {
  addons.add(DESIGN, {
    title: 'Design',
    type: types.PANEL,
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <DesignPanel />
      </AddonPanel>
    ),
  })
})
