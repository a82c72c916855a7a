import { widgetEntries } from './widgetEntries'

/** What the package publishes, by the name of its entry. */
export const published = {
  index: 'src/index.ts',
  embed: 'embed/index.ts',
  ...widgetEntries(),
  rules: 'src/domain/index.ts',
  api: 'src/api/index.ts',
  testing: 'mocks/index.ts',
  'testing/msw': 'mocks/msw.ts',
}
