import { apps } from '../../apps'

/** The apps that there are. */
export const APPS: readonly string[] = Object.keys(apps)
