import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin, UserConfig } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { atWidth } from './.storybook/viewports'
import { chromiumFlags, chromiumPath } from './scripts/chromium'
import { sourceDocs } from './scripts/docs/sourceDocs'
import { lightModules } from './scripts/embed/lightBuild'
import { plantedMutant } from './scripts/mutants/plantedMutant'

interface StoriesOptions {
  /** Run only the stories with this tag. */
  tag?: string
  /** The order in which projects run. */
  groupOrder: number
  /** Toolbar values for every story that does not set its own. */
  globals: Record<string, unknown>
  /** Whether Preact replaces React, also in Storybook's renderer. */
  isLight?: boolean
}

/** A story has one root, in which Preact's own ids differ. */
const preact = {
  ...lightModules,
  react: 'preact/compat',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}
const onPreact: UserConfig = {
  resolve: {
    alias: Object.entries(preact).map(([name, replacement]) => ({
      find: RegExp(`^${name}$`),
      replacement,
    })),
  },
  optimizeDeps: { include: ['preact', ...Object.values(preact)] },
}

/** Every story in a real browser: it renders, its play passes, and axe finds nothing. */
function stories(
  name: string,
  { tag, groupOrder, globals, isLight = false }: StoriesOptions,
): TestProjectInlineConfiguration {
  // Projects run at the same time, and must not share the cache of bundled dependencies.
  const ownCache: Plugin = {
    name: 'own-cache',
    enforce: 'post',
    config: () => ({
      cacheDir: `node_modules/.cache/vitest-${name}`,
      ...(isLight ? onPreact : {}),
    }),
  }
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        tags: { include: [tag ?? 'test'] },
        initialGlobals: globals,
      }),
      ownCache,
    ],
    test: {
      name,
      setupFiles: isLight ? ['testing/lightStories.ts'] : [],
      testTimeout: 30_000,
      // One page at a time: a second one would take its focus and delay its frames. Projects run in turn too,
      // because otherwise all would bundle their dependencies at once.
      fileParallelism: false,
      sequence: { groupOrder },
      // Stories share one page: each opens and closes everything that it needs, as in Storybook.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
          // Content that fades in stays invisible for as long as a busy machine paints nothing.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/** The embed on pages, in a browser. */
function endToEnd(
  name: string,
  { include, env = {} }: { include: string[]; env?: Record<string, string> },
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      // The styles of the demo's own pages, which would be empty otherwise.
      css: true,
      include,
      env,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      globalSetup: 'testing/site/ensureEmbed.ts',
      // The files of one worker share their browser.
      isolate: false,
      // The pages of one file run at the same time; with more of them, each waits for the CPU.
      maxConcurrency: 3,
      // A page on a busy machine takes longer than the usual second.
      expect: { poll: { timeout: 15_000 } },
    },
  }
}

/** The light build's tests in `npm test`: the most likely differences between Preact and React. */
const LIGHT_SMOKE = [
  'embed/e2e/{manyApps,chunkPolicy}.e2e.ts',
  'embed/e2e/host/{crashes,translators}.e2e.ts',
  'demo/{keyboard,orderByKeyboard}.e2e.ts',
]

/** Set by `npm run test:long`. */
const isLong = process.env.GIFTWELL_LONG === '1'

export default defineConfig({
  plugins: [react(), sourceDocs(), plantedMutant()],
  test: {
    // At the same time even on two cores, because most of them wait for a browser or for the other one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Some run a rule thousands of times while another row is running.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // Files share their imports, which takes a third less time.
          isolate: false,
          // So that a test can load it anew.
          server: { deps: { inline: ['date-fns-tz'] } },
          include: ['{src,mocks,embed,scripts,demo,stories,testing,bench}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          include: ['{src,embed,stories}/**/*.test.tsx'],
          setupFiles: ['testing/patience.ts'],
          testTimeout: 30_000,
        },
      },
      endToEnd('e2e', {
        include: [
          '{embed,demo}/**/*.e2e.ts',
          ...(isLong ? ['{embed,demo,scripts}/**/*.long.ts'] : []),
        ],
      }),
      endToEnd('e2e-light', {
        include: isLong ? ['{embed,demo}/**/*.e2e.ts', '{embed/**,demo}/*.long.ts'] : LIGHT_SMOKE,
        env: { EMBED: 'light' },
      }),
      stories('stories', { groupOrder: 1, globals: atWidth('phone') }),
      stories('stories-wide', {
        tag: 'wide',
        groupOrder: 2,
        // Axe has checked each of them at a phone's width, and checks this width in the long run.
        globals: { ...atWidth('desktop'), a11y: { manual: !isLong } },
      }),
      ...(isLong
        ? [
            stories('stories-long', {
              groupOrder: 3,
              globals: { ...atWidth('desktop'), theme: 'dark' },
            }),
            stories('stories-light', { groupOrder: 4, globals: atWidth('phone'), isLight: true }),
          ]
        : []),
    ],
  },
})
