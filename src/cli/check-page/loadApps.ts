import { APP_NAMES, EXTENSION_NAMES } from '../../domain/page/appNames'
import type { CheckedApp, CheckedApps } from '../../domain/page/check/pageElement'

/** Loads every app with the schema of its page data, from its manifest. */
export async function loadApps(): Promise<CheckedApps> {
  const apps = await Promise.all([...APP_NAMES, ...EXTENSION_NAMES].map(appOf))
  return new Map(apps.flatMap((app) => (app ? [[app.name, app] as const] : [])))
}

async function appOf(name: string): Promise<CheckedApp | null> {
  try {
    // Builds turn this pattern into a table of files; an app without a file in it does not exist yet.
    const { pageData } = await import(`../../widgets/${name}/app.ts`)
    return { name, pageData }
  } catch {
    return null
  }
}
