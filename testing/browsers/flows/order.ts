import type { Step } from '../steps'
import { signedInAt } from './signedIn'

export const order: Readonly<Record<string, readonly Step[]>> = {
  'a guest comes to the payment, past what is known': [
    ['goto', '/fill-my-cart'],
    ['goto', '/checkout/login?edit=email'],
    ['fill', /^Email/, 'dana@example.com'],
    ['click', 'button', /^Continue as guest/],
    ['see', 'button', /^Place order – \$/],
  ],
  'a customer orders by a saved card': [
    ...signedInAt('saved-cards', /^Visa ending 4242/),
    ['goto', '/fill-my-cart'],
    ['goto', '/checkout/billing'],
    ['see', 'radio', /^Visa ending 4242/],
    ['click', 'button', /^Place order – \$/],
    ['see', 'text', /^Order PO-\d+ is placed/],
  ],
}
