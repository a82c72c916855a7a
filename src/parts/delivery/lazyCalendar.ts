import { lazyModule } from '../lazy/lazyModule'

/** All that chooses a date, in a dialog or in place. */
export const calendar = lazyModule(() => import('./calendar'))
