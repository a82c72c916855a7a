/**
 * What a story may prove of accessibility, and what each proof is. A story says so by a tag (`proves-keyboard`), the
 * stories of all apps by their table, and the page "Accessibility" is made of them.
 */
export const proofs = {
  keyboard: ['Keyboard', 'Tab reaches every control, and leads out again.'],
  focus: ['Focus seen', 'Whatever has the focus has a ring of 2 px or more.'],
  announced: ['Announced once', 'A change is said to screen readers, and said once.'],
  names: ['Names and roles', 'axe finds nothing by the rules of WCAG 2.2 A and AA.'],
  zoom: ['400 % zoom', 'Nothing is scrolled to sideways, and nothing covers what has the focus.'],
  colors: ['Forced colors', 'What is told by color has a border.'],
  motion: ['Reduced motion', 'Nothing moves.'],
  targets: ['Touch targets', 'Whatever is pressed is 24 px wide and high, or more.'],
} as const satisfies Record<string, readonly [title: string, means: string]>

export type Proof = keyof typeof proofs

/** The tag by which a story says that it proves something. */
export const tagOf = (proof: Proof): string => `proves-${proof}`
