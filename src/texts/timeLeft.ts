import { builtInTexts } from './catalogue'

/** The time left to order, and the shipping surcharge. */
export const timeLeftTexts = builtInTexts('delivery', {
  hours: '{hours} {hours|hour|hours}',
  hoursMinutes: '{hours} {hours|hour|hours} {minutes} min',
  minutes: '{minutes} {minutes|minute|minutes}',
  lastMinute: 'minute',
  alaskaHawaii: 'Shipping to Alaska and Hawaii is {amount}.',
})
