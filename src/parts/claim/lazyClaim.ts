import { lazyModule } from '../lazy/lazyModule'

/** Asking for an address by a link: beside a form, in an order, in a dialog. */
export const claim = lazyModule(() => import('./'))
