import type { Clock } from '../../api/client/clock'

/** Time limit for an answer of the page's own functions: as for a read from the shop. */
const LIMIT_MS = 10_000

/** Rejects with a `TimeoutError` if an answer has not arrived within 10 s. */
export function withinTime<T>(clock: Clock, answer: Promise<T>): Promise<T> {
  let callOff = () => {}
  const end = new Promise<never>((_, reject) => {
    callOff = clock.after(LIMIT_MS, () => {
      reject(new DOMException('No answer within 10 s.', 'TimeoutError'))
    })
  })
  return Promise.race([answer, end]).finally(callOff)
}
