import { describe, expect, it, vi } from 'vitest'
import { createLog } from './log'

function aLog(fetch: typeof globalThis.fetch = async () => new Response()) {
  const clock = { now: 0 }
  const posted: string[] = []
  const log = createLog('/log', {
    now: () => clock.now,
    fetch: (url, init) => {
      posted.push(JSON.parse(String(init?.body)).message)
      return fetch(url, init)
    },
  })
  return { log, clock, posted }
}

describe('the log', () => {
  it('sends five of 1,000 errors in a second', async () => {
    const { log, clock, posted } = aLog()
    const posts = Array.from({ length: 1000 }, (_, error) => {
      clock.now = error
      return log.post(`error ${error}`)
    })
    await Promise.all(posts)
    expect(posted).toEqual(['error 0', 'error 1', 'error 2', 'error 3', 'error 4'])
  })

  it('sends again after a minute, at most five per minute', async () => {
    const { log, clock, posted } = aLog()
    for (let second = 0; second < 600; second++) {
      clock.now = second * 1000
      await log.post(`${second}`)
    }
    expect(posted).toHaveLength(50)
  })

  it('sends at most 500 characters', async () => {
    const { log, posted } = aLog()
    await log.post('x'.repeat(10_000))
    expect(posted[0]).toHaveLength(500)
  })

  it.each([
    '@everyone look',
    '@here',
    '<!channel> help',
    '<@U0123> you',
    '<#C0123|general>',
    '＠everyone',
    '[click](https://evil.test)',
    '<https://evil.test|click>',
    'https://evil.test/a',
    'HTTP://EVIL.TEST',
    'www.evil.test',
    'mailto:ada@shop.test',
    'javascript:alert(1)',
    '*bold* _i_ ~s~ `code`',
    'one\ntwo\r\nthree\u2028four',
    '\u202eevil',
    '![image](x)',
    '# heading',
  ])('makes nothing but words of %j', async (message) => {
    const { log, posted } = aLog()
    await log.post(message)
    expect(posted[0]).not.toMatch(/[@<>＠[\]()`*_~|#!]|:\/\/|\b\w+:\S|www\.|[\n\r\u2028\u202e]/)
  })

  it('sends nothing without an address', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>()
    await createLog(null, { fetch }).post('error')
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['refuses', () => Promise.reject(new TypeError('no'))],
    [
      'throws at once',
      () => {
        throw new Error('no')
      },
    ],
    ['answers with an error', async () => new Response('', { status: 500 })],
  ])('is quiet when the transport %s', async (_case, fetch) => {
    await expect(aLog(fetch).log.post('error')).resolves.toBeUndefined()
  })
})
