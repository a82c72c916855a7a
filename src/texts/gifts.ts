import { builtInTexts } from './catalogue'

/** Checkout's page for all recipients after the first. */
export const giftsTexts = builtInTexts('gifts', {
  title: 'Everyone else',
  ready: '{ready} of {count} ready',
  isReady: 'Ready',
  draft: 'Not saved yet',
  move: 'Move items',
  moveOf: 'Move items: {item}',
  saveNext: 'Save and go to {name}',
  saveLast: 'Save and continue to payment',
  finish: '{count} {count|gift needs|gifts need} a detail',
  saved: '{name} is ready. {ready} of {count} done.',
  all: 'All {count} gifts are ready.',
  gone: '{name}’s gift was removed in another tab.',
  merged: '{name}’s gifts now ship together.',
})
