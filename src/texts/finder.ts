import { catalogue } from './catalogue'

/** Finding one's way in a cart with very many recipients. */
export const finderTexts = catalogue('finder', {
  label: 'Find a recipient or an item',
  hint: 'Name, town, ZIP or what they get',
  found: '{count} of {all} recipients',
  none: 'Nobody in this cart matches that.',
  clear: 'Show all {all}',
  onlyMissing: 'Only those with something missing',
  openAll: 'Unfold all',
  closeAll: 'Fold all',
})
