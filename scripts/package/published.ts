import { widgetEntries } from './widgetEntries'

/** The sources of the package's entries, by name. */
export const published = {
  index: 'src/index.ts',
  embed: 'embed/index.ts',
  ...widgetEntries(),
  rules: 'src/domain/index.ts',
  api: 'src/api/index.ts',
  testing: 'mocks/index.ts',
  'testing/msw': 'mocks/msw.ts',
}
