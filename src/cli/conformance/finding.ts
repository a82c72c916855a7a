import { contract } from '../../api/contract'
import type { Check } from './check'
import type { Finding } from './report'
import type { TestContext } from './testContext'
import type { Exchange } from './wire'

const LONGEST = 300

/** Tells what was wrong: with the last call that was made, and what was seen in its answer. */
export function findingOf(
  { section, remedy }: Check,
  { last, lastWrite }: Pick<TestContext, 'last' | 'lastWrite'>,
  { expected, seen }: { expected: string; seen: string | null },
): Finding {
  const answer = last ? cameOf(last) : 'nothing was asked'
  return {
    asked: [...new Set([lastWrite, last])]
      .flatMap((one) => (one ? askedOf(one) : []))
      .join(', then '),
    came: seen ? `${seen} (${answer})` : answer,
    expected,
    section,
    remedy,
  }
}

function askedOf({ name, path, sent }: Exchange): string {
  const body = sent === null ? '' : ` ${cut(JSON.stringify(sent, withoutSecrets))}`
  return `${contract[name].method} ${path}${body}`
}

const withoutSecrets = (key: string, value: unknown) => (key === 'password' ? '…' : value)

function cameOf({ status, text, fault }: Exchange): string {
  if (fault === 'no-answer') return `no answer: ${text}`
  if (fault === 'timeout') return text
  if (fault === 'redirect') return `${status}, a redirection`
  const body = text.trim() === '' ? 'empty' : cut(text.trim().replaceAll(/\s+/g, ' '))
  return `${status}${fault === 'not-json' ? ', not JSON' : ''}: ${body}`
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
