import CheckoutCart from '../../src/widgets/checkout-cart'
import { app } from '../app'

export const mount = app({ default: CheckoutCart })
