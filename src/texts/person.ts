import { catalogue } from './catalogue'

/** What is said of people wherever they can be chosen. */
export const personTexts = catalogue('recipient', {
  someoneNew: 'Someone new',
  inCart: 'In your cart',
  listFailed: 'We couldn’t load your saved addresses. You can still add someone new.',
})
