import { events } from '../docs/tables/events'

/** A message from a page of the playground. */
export interface Told {
  kind: 'event' | 'report'
  name: string
  detail: unknown
}

const NAMES = [...events.map(({ name }) => name), 'dialog-closed']

/**
 * A script for the head of a page, which reports to the playground: events of the embed, its reports and
 * errors, violations of the policy.
 */
export const pageScript = `
const inWords = (_key, value) => (value instanceof Error ? value.message : value)
const tell = (kind, name, detail) =>
  parent.postMessage({ told: { kind, name, detail: JSON.parse(JSON.stringify(detail ?? null, inWords)) } }, location.origin)
for (const name of ${JSON.stringify(NAMES)})
  addEventListener('giftwell:' + name, ({ detail }) => tell('event', name, detail))
addEventListener('giftwell:report', ({ detail }) => tell('report', detail?.code ?? 'report', detail))
addEventListener('giftwell:error', ({ detail }) => tell('report', detail?.code ?? 'error', detail))
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, lineNumber }) =>
  tell('report', 'policy', { effectiveDirective, blockedURI, lineNumber }))
for (const level of ['warn', 'error']) {
  const { [level]: print } = console
  console[level] = (...said) => { tell('report', 'console', said.map(String).join(' ')); print(...said) }
}`
