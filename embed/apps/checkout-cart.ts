import CheckoutCart from '../../src/widgets/checkout-cart'
import { app } from '../page/app'

export const mount = app({ default: CheckoutCart })
