import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'

/*
 * The committed reports of the public API: the exports of each entry of the built package, in docs/api. Fails
 * if the build differs from a report, so that no export changes by accident. `--update` rewrites the reports.
 */
const isUpdate = process.argv.includes('--update')
const entries = ['index', 'widgets/index', 'embed', 'rules', 'api', 'testing', 'testing/msw']
const temporary = resolve('.cache/api')
const typesOf = (entry) => resolve('dist', `${entry}.d.ts`)
const silent = { default: { logLevel: 'none' } }

const configOf = (entry) =>
  ExtractorConfig.prepare({
    packageJsonFullPath: resolve('package.json'),
    configObject: {
      projectFolder: resolve('.'),
      mainEntryPointFilePath: typesOf(entry),
      compiler: { tsconfigFilePath: resolve('tsconfig.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${entry.replace('/index', '').replace('/', '-')}.api.md`,
        reportFolder: resolve('docs/api'),
        reportTempFolder: temporary,
      },
      docModel: { enabled: false },
      // Other checks validate the docstrings in the sources.
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: {
          ...silent,
          // A type that an export refers to, but that is not exported itself.
          'ae-forgotten-export': { logLevel: 'warning', addToApiReportFile: true },
        },
        tsdocMessageReporting: silent,
      },
    },
  })

mkdirSync(temporary, { recursive: true })
const configs = entries.map((entry) => [entry, configOf(entry)])
const compilerState = CompilerState.create(configs[0][1], {
  additionalEntryPoints: entries.map(typesOf),
})
const changed = configs.filter(([, config]) => {
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: isUpdate,
    messageCallback(message) {
      message.handled = true
    },
  })
  return apiReportChanged && !isUpdate
})

if (changed.length > 0) {
  const names = changed.map(([entry]) => entry).join(', ')
  console.error(
    `The public API of ${names} is not what docs/api says. Run \`npm run build:lib && npm run api\`, read the difference, and commit it with a line in CHANGELOG.md.`,
  )
  process.exitCode = 1
}
