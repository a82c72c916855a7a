import { mkdirSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { embedFolder } from '../embed/build/embedFolder'
import project from '../package.json' with { type: 'json' }
import { scopedCss } from '../scripts/css/scopeToRoot'
import { trustedRadixSelect } from '../scripts/css/trustedRadixSelect'
import { sourceDocs } from '../scripts/docs/sourceDocs'

/** Where `npm run pictures` leaves them. */
const PICTURES = '.cache/pictures/current'
// Storybook wants its folders to be there; the playground mounts its pages with the embed.
for (const folder of [PICTURES, embedFolder]) mkdirSync(folder, { recursive: true })

/** Where Storybook finds its stories, and how it builds them: as the embed does. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../public',
    { from: `../${PICTURES}`, to: '/pictures' },
    { from: `../${embedFolder}`, to: '/giftwell' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      css: scopedCss,
      plugins: [trustedRadixSelect(), sourceDocs()],
      // A dependency that is found late reloads the page, with a second React, in the middle of a test:
      // all are bundled before, also those that no story imported when the bundle was kept.
      optimizeDeps: {
        entries: ['stories/**/*.stories.tsx'],
        // All but what runs in Node alone.
        include: Object.keys(project.dependencies).filter((name) => !name.startsWith('@hono/')),
      },
    }),
})
