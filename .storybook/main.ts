import { mkdirSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { embedFolder } from '../embed/build/embedFolder'
import project from '../package.json' with { type: 'json' }
import { scopedCss } from '../scripts/css/scopeToRoot'
import { trustedRadixSelect } from '../scripts/css/trustedRadixSelect'
import { sourceDocs } from '../scripts/docs/sourceDocs'

/** The output folder of `npm run pictures`. */
const PICTURES = '.cache/pictures/current'
// Storybook requires its static folders to exist; the playground mounts its pages with the embed.
for (const folder of [PICTURES, embedFolder]) mkdirSync(folder, { recursive: true })

/** The location of stories, and a build like the embed's. */
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
      // A dependency that is found late reloads the page, with a second React, during a test: all are bundled
      // in advance, including those that no story imported when the bundle was cached.
      optimizeDeps: {
        entries: ['stories/**/*.stories.tsx'],
        // All except those that only run in Node.
        include: Object.keys(project.dependencies).filter((name) => !name.startsWith('@hono/')),
      },
    }),
})
