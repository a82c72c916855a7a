import { APP_NAMES, EXTENSION_NAMES } from '../../domain/page/appNames'
import type { CheckedApp, CheckedApps } from '../../domain/page/check/pageElement'

/** Every app that there is, with the schema of its page data, from its manifest. */
export async function loadApps(): Promise<CheckedApps> {
  const apps = await Promise.all([...APP_NAMES, ...EXTENSION_NAMES].map(appOf))
  return new Map(apps.flatMap((app) => (app ? [[app.name, app] as const] : [])))
}

async function appOf(name: string): Promise<CheckedApp | null> {
  try {
    // Builds make a table of files from this pattern; one that is not in it is an app that is still to come.
    const { pageData } = await import(`../../widgets/${name}/app.ts`)
    return { name, pageData }
  } catch {
    return null
  }
}
