import { apps } from '../../chunks'

/** The apps that there are. */
export const APPS: readonly string[] = Object.keys(apps)
