import type { AppManifest } from '../src/domain/page/appManifest'
import { APP_NAMES } from '../src/domain/page/appNames'

/* The apps, read from their manifests. For builds, tests and documentation; no page imports it. */

interface AppModule {
  app: AppManifest
  /** Schema of the page data, if the app takes any. */
  pageData?: unknown
}

const modules = Object.values(
  import.meta.glob<AppModule>('../src/widgets/*/app.ts', { eager: true }),
).sort((one, other) => one.app.number - other.app.number)

export const apps: Readonly<Record<string, AppManifest>> = Object.fromEntries(
  modules.map(({ app }) => [app.name, app]),
)

/** The information that the build needs to create each app's entry. */
export const appEntries = modules.map(({ app, pageData }) => ({
  name: app.name,
  component: app.component,
  hasPageData: pageData !== undefined,
  prepares: app.takesPayment ? ('payment' as const) : app.mayTakeCards ? ('cards' as const) : null,
}))

/** First of the numbers reserved for future apps. */
const FIRST_NUMBER = 17

/** The chunk number of every app: its manifest's, or the one reserved by its position. */
export const appNumbers: Readonly<Record<string, number>> = Object.fromEntries([
  ...APP_NAMES.map((name, at) => [name, FIRST_NUMBER + at] as const),
  ...Object.values(apps).map(({ name, number }) => [name, number] as const),
])
