/**
 * The accessibility properties that a story can prove, and what each means. A story names them in tags (`proves-keyboard`),
 * stories of all apps in their table; the page "Accessibility" is generated from them.
 */
export const proofs = {
  keyboard: ['Keyboard', 'Tab reaches every control and leaves the widget again.'],
  focus: ['Focus seen', 'The focused element has a ring of at least 2 px.'],
  announced: ['Announced once', 'A change is announced to screen readers, exactly once.'],
  names: ['Names and roles', 'axe finds no violation of WCAG 2.2 A and AA.'],
  zoom: ['400 % zoom', 'Nothing scrolls sideways, and nothing covers the focused element.'],
  colors: ['Forced colors', 'Information that color conveys has a border as well.'],
  motion: ['Reduced motion', 'Nothing moves.'],
  targets: ['Touch targets', 'Every target is at least 24 px wide and high.'],
} as const satisfies Record<string, readonly [title: string, means: string]>

export type Proof = keyof typeof proofs

/** The tag of a story that proves a property. */
export const tagOf = (proof: Proof): string => `proves-${proof}`
