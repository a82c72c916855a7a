import { describe, expect, it } from 'vitest'
import { breaking, giftwell, unreachable } from '../../testing/cli/conformance'
import type { Transport } from '../api/client/wire'
import type { Report } from './conformance/report'
import { instead } from './conformance/violations/violation'

const URL_OF_TEST = 'http://shop.test/api'

describe('giftwell', () => {
  it.each([[['--help']], [['-h']], [['help']]])('lists its commands for %s', async (args) => {
    const { code, out } = await giftwell(args)
    expect(code).toBe(0)
    expect(out).toContain('conformance')
  })

  it('lists its commands and exits with 2 without one', async () => {
    const { code, out } = await giftwell([])
    expect(code).toBe(2)
    expect(out).toContain('giftwell <command>')
  })

  it('describes a command', async () => {
    const { code, out } = await giftwell(['conformance', '--help'])
    expect(code).toBe(0)
    for (const option of ['--cookie', '--header', '--data', '--only', '--read-only']) {
      expect(out).toContain(option)
    }
    expect(out).toMatch(/changes the cart of the session/)
  })
})

describe('invalid usage', () => {
  const files = { odd: '{', kind: '{"item":{"item_id":"1","sku_id":2}}', name: '{"items":[]}' }

  it.each([
    ['no such command', ['conform'], 'Unknown command "conform"'],
    ['a name that all objects have', ['constructor'], 'Unknown command "constructor"'],
    ['no URL', ['conformance'], 'base URL is missing'],
    ['a URL without a scheme', ['conformance', 'shop.test'], 'not a base URL'],
    ['a URL of another kind', ['conformance', 'file:///etc'], 'not a base URL'],
    ['a URL with a query', ['conformance', `${URL_OF_TEST}?a=1`], 'not a base URL'],
    ['two URLs', ['conformance', URL_OF_TEST, URL_OF_TEST], 'Unexpected argument'],
    ['an unknown option', ['conformance', URL_OF_TEST, '--cooky', 'a'], '--cooky'],
    ['an option without its value', ['conformance', URL_OF_TEST, '--cookie'], '--cookie'],
    [
      'a header without a name',
      ['conformance', URL_OF_TEST, '--header', ': a'],
      'not a valid header',
    ],
    [
      'a time limit of none',
      ['conformance', URL_OF_TEST, '--timeout', '0'],
      'not a valid time limit',
    ],
    ['an unknown check', ['conformance', URL_OF_TEST, '--only', 'promos'], 'no check "promos"'],
    ['no data file', ['conformance', URL_OF_TEST, '--data', 'x'], 'x cannot be read'],
    ['invalid data', ['conformance', URL_OF_TEST, '--data', 'odd'], 'is not valid JSON'],
    ['data of the wrong kind', ['conformance', URL_OF_TEST, '--data', 'kind'], 'item.item_id'],
    ['data by an unknown name', ['conformance', URL_OF_TEST, '--data', 'name'], 'items'],
  ])('%s ends with 2, and says what, why and what to do', async (_case, args, what) => {
    const { code, error } = await giftwell(args, { files })
    expect(code).toBe(2)
    expect(error).toContain(what)
    expect(error).toMatch(/why: \S.*\n {2}remedy: \S/)
  })

  it('exits with 2 if no server responds', async () => {
    const { code, error } = await giftwell(['conformance', URL_OF_TEST], { fetch: unreachable })
    expect(code).toBe(2)
    expect(error).toContain(`${URL_OF_TEST} cannot be reached`)
    expect(error).toContain('ECONNREFUSED')
  })

  it('a URL with a password ends with 2, without repeating it', async () => {
    const { code, error } = await giftwell(['conformance', 'https://dana:oak@shop.test/api'])
    expect(code).toBe(2)
    expect(error).toContain('contains a user name or a password')
    expect(error).toMatch(/why: \S.*\n {2}remedy: \S.* --header "authorization: Basic/)
    expect(error).not.toContain('oak')
  })

  it('exits with 2 if a report cannot be written, and still prints it', async () => {
    const args = ['conformance', URL_OF_TEST, '--only', 'customer.guest', '--json', '/no/such']
    const { code, out, error } = await giftwell(args, { fetch: breaking(({ next }) => next()) })
    expect(code).toBe(2)
    expect(out).toContain('1 passed')
    expect(error).toContain('/no/such cannot be written')
  })
})

describe('requests', () => {
  const asked = async (...args: string[]) => {
    const requests: Request[] = []
    await giftwell(['conformance', ...args, '--only', 'customer.guest'], {
      async fetch(input, init) {
        requests.push(new Request(input, init))
        return Response.json({}, { status: 403, headers: { 'set-cookie': 'b=2; Path=/' } })
      },
    })
    return requests
  }

  it('go to /api if the URL has no path, otherwise to its path', async () => {
    expect((await asked('https://shop.test/'))[0]?.url).toBe('https://shop.test/api/checkout/cart')
    expect((await asked('https://shop.test/a/'))[0]?.url).toBe('https://shop.test/a/checkout/cart')
  })

  it('include the cookie and headers, and cookies set by the server', async () => {
    const args = ['--cookie', 'a=1; b=1', '--header', 'x-csrf: t:1', '--header', 'x-two: 2']
    const [first, second] = await asked(URL_OF_TEST, ...args)
    expect(first?.headers.get('cookie')).toBe('a=1; b=1')
    expect(first?.headers.get('x-csrf')).toBe('t:1')
    expect(first?.headers.get('x-two')).toBe('2')
    expect(second?.headers.get('cookie')).toBe('a=1; b=2')
  })

  it('are aborted at the timeout, which fails the check', async () => {
    let calls = 0
    const fetch: Transport = (_input, init) => {
      calls += 1
      if (calls < 3) return Promise.resolve(Response.json({}, { status: 403 }))
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    }
    const args = ['conformance', URL_OF_TEST, '--only', 'customer.guest', '--timeout', '30']
    const { code, out } = await giftwell(args, { fetch })
    expect(code).toBe(1)
    expect(out).toContain('no answer within 30 ms')
  })
})

describe('the report', () => {
  const broken = breaking(instead('getCustomer', () => new Response('<p>', { status: 200 }))())
  const args = [
    ...['conformance', URL_OF_TEST, '--data', 'none.json'],
    ...['--only', 'customer', '--only', 'promo.expired'],
  ]
  const machine = { files: { 'none.json': '{}' }, fetch: broken }

  it('contains the request, the response, the rule and the remedy, and exits with 1', async () => {
    const { code, out } = await giftwell(args, machine)
    expect(code).toBe(1)
    expect(out).toContain('FAILED   customer.guest (§6)')
    expect(out).toMatch(/request: +GET \/customer\n/)
    expect(out).toMatch(/received: +200, not JSON: <p>\n/)
    expect(out).toMatch(/expected: the status 403 \(specification §6\)\n/)
    expect(out).toMatch(/remedy: +Return 403/)
    expect(out).toMatch(/skipped {2}promo.expired .*\n +why: No expired code is available/)
    expect(out).toContain('0 passed, 1 failed, 0 differ, 2 skipped')
  })

  it('is also written as JSON', async () => {
    const { files, out } = await giftwell([...args, '--json', 'r.json'], machine)
    const report: Report = JSON.parse(files.get('r.json') ?? '')
    expect(out).toContain('FAILED')
    expect(report).toMatchObject({ version: 2, baseUrl: URL_OF_TEST, failed: 1, skipped: 2 })
    const skipped = { id: 'promo.expired', status: 'skipped', finding: null }
    expect(report.checks[0]).toMatchObject(skipped)
    const failed = report.checks.find(({ id }) => id === 'customer.guest')
    expect(failed?.finding).toMatchObject({ asked: 'GET /customer', section: '§6' })
  })

  it('never contains a password or a cookie', async () => {
    const secret = 'hunter-two'
    const given = ['--cookie', `a=${secret}`, '--data', 'd', '--only', 'row.postAuto', '--strict']
    const { out } = await giftwell(['conformance', URL_OF_TEST, ...given], {
      files: { d: JSON.stringify({ login: { email: 'a@b.example', password: secret } }) },
      fetch: breaking(instead('postAutoDeliveryLogin', () => new Response('<p>'))()),
    })
    expect(out).toContain('FAILED')
    expect(out).not.toContain(secret)
  })
})

describe('a server with nonsense responses', () => {
  it.each([
    ...['', 'null', '[]', '{}', '1', '"a"', '<p>', '{"cart":null}'],
    '{"cart":{"cart_id":1,"recipients":[null]}}',
  ])('fails, and never breaks the command: %s', async (text) => {
    const fetch = async (_input: unknown, init?: RequestInit) =>
      new Response(text, { status: init?.method === 'GET' ? 200 : 500 })
    const { code, out, error } = await giftwell(['conformance', URL_OF_TEST], { fetch })
    expect(error).toBe('')
    expect(out).toContain('FAILED   row.getCart')
    expect(code).toBe(1)
  })

  it('gets a report of a response that is valid but unreadable', async () => {
    const fetch = breaking(instead('postCheckStock', () => new Response('[null]'))())
    const args = ['conformance', URL_OF_TEST, '--only', 'stock.records']
    const { code, out } = await giftwell(args, { fetch })
    expect(code).toBe(1)
    expect(out).toContain('FAILED   stock.records')
  })
})
