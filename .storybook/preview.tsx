import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import '../src/ui/theme.css'
import { designGlobals } from '../stories/support/design/globals'
import { settle } from '../stories/support/settle'
import { DocsPage } from './docs/DocsPage'
import { InRoot } from './InRoot'
import { initialGlobals } from './initialGlobals'
import { pageControls } from './pageControls'
import { viewports } from './viewports'
import { startWorker } from './worker'

/** The tags of axe's rules up to WCAG 2.2 AA. No rule is turned off. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Shared by all stories: a root around each, its theme, its width, and the mock server. */
export default definePreview({
  addons: [addonMsw(startWorker), addonA11y(), addonDocs()],
  tags: ['autodocs'],
  argTypesEnhancers: [pageControls],
  parameters: {
    layout: 'fullscreen',
    docs: { page: DocsPage },
    a11y: { test: 'error', options: { runOnly: wcag, resultTypes: ['violations'] } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          // Guides, then screens in a shopper's order, then their parts.
          'Introduction',
          'Embedding',
          'Embed playground',
          'Headless',
          'Theming',
          'Tokens',
          'States',
          'Accessibility',
          'Specification',
          'API contract',
          'Events',
          'Outcomes',
          'Testing kit',
          'Conformance',
          'Widgets',
          [
            'universal-banner',
            'three-up',
            'pcp',
            'pdp',
            'recipe',
            'recipe-category',
            'recipe-search',
            'recipe-detail',
            'account-cart',
            'checkout-cart',
            'modal-provider',
            'checkout-login',
            'checkout-shipping',
            'checkout-additional-shipments',
            'checkout-billing',
            'checkout-billing-blocked-ip',
            'checkout-error',
            'myaccount',
            'myaccount-add-edit-card',
            'myaccount-add-edit-card-blocked-ip',
            'claim-address',
          ],
          'Parts',
          'Hooks',
          ['Reference'],
          'UI',
        ],
      },
    },
  },
  globalTypes: {
    ...designGlobals,
    theme: {
      description: 'Theme of the root',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals,
  afterEach: settle,
  decorators: [
    (Story, { globals, viewMode }) => (
      <InRoot globals={globals} isAlone={viewMode === 'story'}>
        <Story />
      </InRoot>
    ),
  ],
})
