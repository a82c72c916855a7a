import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const INDEX = '.cache/widgets.ts'

/** Root names of all apps: the folders of widgets with a manifest. */
export const appFolders = (): string[] =>
  globSync('src/widgets/*/app.ts')
    .map((file) => basename(dirname(file)))
    .sort()

/** The source of `giftwell/widgets`: every widget, and the dialog host for a page. */
export function widgetIndex(apps: readonly string[]): string {
  const lines = apps.map(
    (app) =>
      `export { default as ${pascal(app)} } from '../src/widgets/${app}'\nexport type * from '../src/widgets/${app}'`,
  )
  return `${lines.join('\n')}
export type * from '../src/domain/page/appData'
export { DialogHost, type DialogHostProps } from '../src/parts'
`
}

/** The entries `giftwell/widgets` and `giftwell/widgets/<root name>`, for tsup. */
export function widgetEntries(): Record<string, string> {
  const apps = appFolders()
  mkdirSync(dirname(INDEX), { recursive: true })
  writeFileSync(INDEX, widgetIndex(apps))
  return {
    'widgets/index': INDEX,
    ...Object.fromEntries(apps.map((app) => [`widgets/${app}`, `src/widgets/${app}/index.ts`])),
  }
}

const pascal = (name: string) =>
  name.replace(/(?:^|-)([a-z])/g, (_dash, letter: string) => letter.toUpperCase())
