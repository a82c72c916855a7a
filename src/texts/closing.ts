import { builtInTexts } from './catalogue'

/** Notes about the whole order before checkout. */
export const closingTexts = builtInTexts('closing', {
  gifts: '{count} {count|gift|gifts}, {count} {count|person|people}',
  packages: '{count} {count|package|packages}, {count} {count|person|people}',
  arriving: '{all}, arriving {days}',
  freeShipping: 'Free shipping saves you {amount}',
})
