import { catalogue } from './catalogue'

/** How long there is to order, and where shipping costs more. */
export const timeLeftTexts = catalogue('delivery', {
  hours: '{hours} {hours|hour|hours}',
  hoursMinutes: '{hours} {hours|hour|hours} {minutes} min',
  minutes: '{minutes} {minutes|minute|minutes}',
  lastMinute: 'minute',
  alaskaHawaii: 'Shipping to Alaska and Hawaii is {amount}.',
})
