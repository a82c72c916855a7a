import type { Browser } from 'playwright'
import type { Entry } from '../builtStorybook'

/** A built and served Storybook, and a browser for it; set once tests run. */
export type Opened = () => { browser: Browser; origin: string; entries: readonly Entry[] }
