import CheckoutCart from '../../../src/widgets/checkout-cart'
import { sceneIn, scrollOut } from '../../support'

/** The world of a story of the cart page, in the root that the embed makes for it. */
export const scene = sceneIn({ app: 'checkout-cart' })

/** What all stories of the cart page share. */
export const cartPage = { component: CheckoutCart, afterEach: scrollOut }
