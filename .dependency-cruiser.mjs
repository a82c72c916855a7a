/*
 * The layers, low to high: which of our folders and which packages each may import. Circular imports are
 * refused too, including those of types. Tests may import anything.
 */
const RADIX = '@radix-ui/react-(?:dialog|select)'

/** By folder: our folders (`ours`) and the packages that it may import, as regular expressions. */
const layers = {
  'src/domain': { ours: [], packages: ['valibot', 'date-fns', 'date-fns-tz'] },
  'src/api': { ours: ['src/domain'], packages: ['ofetch', 'valibot'] },
  'src/store': {
    ours: ['src/api', 'src/domain'],
    // valtio itself imports React.
    packages: ['valtio/vanilla', 'papaparse', '@paypal/paypal-js'],
  },
  'src/texts': { ours: ['src/domain'], packages: [] },
  'src/hooks': { ours: ['src/store', 'src/texts', 'src/domain'], packages: ['react', 'valtio'] },
  'src/ui': { ours: [], packages: ['react', 'react-dom', 'get-nonce', RADIX] },
  'src/parts': {
    ours: ['src/hooks', 'src/texts', 'src/ui', 'src/domain'],
    packages: ['react', 'react-day-picker'],
  },
  'src/widgets/[^/]+': {
    ours: ['src/parts', 'src/hooks', 'src/texts', 'src/ui', 'src/domain'],
    packages: ['react'],
  },
  // The exception is the command that serves the mock backend; of apps it reads the manifests, which are
  // data.
  'src/cli': {
    ours: [
      'src/api',
      'src/domain',
      'src/widgets/[^/]+/app\\.ts',
      'mocks/command/(?:command|help)\\.ts',
    ],
    packages: ['valibot', '@hono', 'parse5'],
  },
  // It validates and calculates independently, so that no test compares a function with itself.
  mocks: {
    ours: [
      'src/api/(?!client/client\\.ts|index\\.ts)',
      'src/domain/schema/entities',
      'src/domain/(?:constants|limits)',
      'src/cli/(?:io|usageError)\\.ts',
    ],
    packages: ['hono', 'msw', '@iconify-json', '@hono', '@noble/hashes', 'valibot'],
  },
  demo: {
    ours: ['mocks', 'dist', 'embed/build', 'package\\.json'],
    packages: ['hono', '@hono', 'vite', 'drizzle-orm', 'drizzle-kit', 'pg', '@electric-sql/pglite'],
  },
  embed: {
    ours: ['src/(?!cli/)', 'scripts', 'package\\.json'],
    packages: ['react', 'react-dom', 'preact', 'valibot', 'get-nonce', '@sentry/browser'],
  },
}

const TESTS = '\\.(?:test|e2e|long)\\.tsx?$|^embed/e2e/'
const OURS = '^(?:src|mocks|demo|embed|stories|bench|scripts|testing)/'

/** The folders and packages that a layer may import; a widget may import itself, but no other widget. */
const rulesOf = ([folder, { ours, packages }]) => {
  const from = { path: `^(${folder})/`, pathNot: TESTS }
  const name = folder.replace('/[^/]+', '')
  const allowed = ['$1', ...ours].map((path) => (/[/.]/.test(path) ? path : `${path}/`))
  return [
    {
      name: `${name}-layers`,
      severity: 'error',
      from,
      to: { path: OURS, pathNot: `^(?:${allowed.join('|')})` },
    },
    {
      name: `${name}-packages`,
      severity: 'error',
      from,
      to: {
        path: 'node_modules/',
        pathNot: `node_modules/(?:@types/)?(?:${packages.join('|') || 'nothing'})(?:[/.]|$)`,
      },
    },
  ]
}

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(layers).flatMap(rulesOf),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'consumers/projects' },
  },
}
