import type { Browser } from 'playwright'
import type { Entry } from '../builtStorybook'

/** A Storybook that was built and is served, and a browser to see it in; known once tests run. */
export type Opened = () => { browser: Browser; origin: string; entries: readonly Entry[] }
