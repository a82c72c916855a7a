import type { Basis } from './basis'
import type { Check } from './check'
import type { Sight } from './checkErrors'
import type { Finding } from './report'
import { table } from './table'
import type { TestContext } from './testContext'
import type { Exchange } from './wire'

const LONGEST = 300

/** What a finding reports: what was expected, who requires it, and what was observed. */
interface Told extends Sight {
  expected: string
  basis: Basis
}

/** Creates a finding, with the call that failed, or else the last change and the last call. */
export function findingOf(
  { section, remedy }: Check,
  { last, lastWrite }: Pick<TestContext, 'last' | 'lastWrite'>,
  { expected, basis, seen, at }: Told,
): Finding {
  const failed = at ?? last
  const answer = failed ? cameOf(failed) : 'no call was made'
  const calls = at ? [at] : [...new Set([lastWrite, last])]
  return {
    asked: calls.flatMap((one) => (one ? askedOf(one) : [])).join(', then '),
    came: seen ? `${seen} (${answer})` : answer,
    expected,
    basis,
    section,
    remedy,
  }
}

function askedOf({ name, path, sent }: Exchange): string {
  const body = sent === null ? '' : ` ${cut(JSON.stringify(sent, withoutSecrets))}`
  return `${table[name].method} ${path}${body}`
}

const withoutSecrets = (key: string, value: unknown) => (key === 'password' ? '…' : value)

function cameOf({ status, text, fault }: Exchange): string {
  if (fault === 'no-answer') return `no answer: ${text}`
  if (fault === 'timeout') return text
  if (fault === 'redirect') return `${status}, a redirect`
  const body = text.trim() === '' ? 'empty' : cut(text.trim().replaceAll(/\s+/g, ' '))
  return `${status}${fault === 'not-json' ? ', not JSON' : ''}: ${body}`
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
