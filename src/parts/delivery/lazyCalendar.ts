import { lazyModule } from '../lazy/lazyModule'

/** Everything for choosing a date, in a dialog or inline. */
export const calendar = lazyModule(() => import('./calendar'))
