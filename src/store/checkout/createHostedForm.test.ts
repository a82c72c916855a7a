import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHostedForm } from './createHostedForm'

const ORIGIN = 'https://pay.example'
const UID = 'hpf-1'
const page = globalThis as unknown as Record<string, (given?: unknown) => void>

let onMessage: (event: unknown) => void = () => {}
beforeEach(() => {
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof onMessage) => {
    onMessage = listener
  })
  vi.stubGlobal('removeEventListener', () => {
    onMessage = () => {}
  })
})
afterEach(() => vi.unstubAllGlobals())

const listener = () => ({
  onReady: vi.fn(),
  onComplete: vi.fn(),
  onCancel: vi.fn(),
  onErrors: vi.fn(),
  onHeight: vi.fn(),
})

function attached() {
  const port = createHostedForm({ origin: ORIGIN, loadScript: () => Promise.resolve() })
  const frame = { contentWindow: {} } as HTMLIFrameElement
  const heard = listener()
  const end = port.attach(frame, UID, heard)
  const calls = () => Object.values(heard).flatMap(({ mock }) => mock.calls)
  return { port, frame, heard, end, calls }
}

describe('a hosted form', () => {
  it('has its session’s URL', () => {
    const port = createHostedForm({ origin: ORIGIN, loadScript: () => Promise.resolve() })
    expect(port.frameUrl('a b&c')).toBe('https://pay.example/hpf/1_1/?uID=a%20b%26c')
  })

  it('loads its script once, and again after a failure', async () => {
    const loadScript = vi.fn(() => Promise.reject(new Error('blocked')))
    const port = createHostedForm({ origin: ORIGIN, loadScript })
    await expect(port.load()).rejects.toThrow('blocked')
    loadScript.mockImplementation(() => Promise.resolve() as Promise<never>)
    await port.load()
    await port.load()
    expect(loadScript.mock.calls).toEqual([
      [`${ORIGIN}/hpf/js/hpfParent.min.js`],
      [`${ORIGIN}/hpf/js/hpfParent.min.js`],
    ])
  })

  it.each([
    ['hpfReady', undefined, 'onReady', []],
    ['completePayment', { uID: UID }, 'onComplete', []],
    ['completePayment', undefined, 'onComplete', []],
    ['completeCREPayment', { uID: UID }, 'onComplete', []],
    ['cancelPayment', undefined, 'onCancel', []],
    ['cancelCREPayment', undefined, 'onCancel', []],
    ['handlePaymentErrors', { errorCode: ['310', '315'] }, 'onErrors', [['310', '315']]],
    ['creHandleErrors', '310|315', 'onErrors', [['310', '315']]],
    ['creHandleDetailErrors', { errorCode: [310] }, 'onErrors', [['310']]],
  ] as const)('hears %s(%j)', (name, given, what, args) => {
    const { heard, end } = attached()
    page[name]?.(given)
    expect(heard[what]).toHaveBeenCalledExactlyOnceWith(...args)
    end()
  })

  it.each(['startPayment', 'startCREPayment', 'whatCVV2', 'scrollRelay'])(
    'has %s, and does nothing by it',
    (name) => {
      const { calls, end } = attached()
      page[name]?.()
      expect(calls()).toEqual([])
      end()
    },
  )

  it('ignores messages of another session', () => {
    const { calls, end } = attached()
    page.completePayment?.({ uID: 'hpf-0' })
    expect(calls()).toEqual([])
    end()
  })

  it('restores the page’s previous content', () => {
    const own = () => {}
    vi.stubGlobal('completePayment', own)
    const { end } = attached()
    expect(page.completePayment).not.toBe(own)
    end()
    expect(page.completePayment).toBe(own)
    expect('hpfReady' in page).toBe(false)
  })

  it('is submitted by its script’s function, and reports if there is none', () => {
    const { port, end } = attached()
    expect(port.submit()).toBe(false)
    const hpfSubmit = vi.fn()
    vi.stubGlobal('hpfSubmit', hpfSubmit)
    expect(port.submit()).toBe(true)
    expect(hpfSubmit).toHaveBeenCalledOnce()
    end()
  })
})

describe('messages', () => {
  const GOOD = { type: 'hpf:height', height: 321.5 }

  it('from its own frame and origin set its height while it exists', () => {
    const { frame, heard, end } = attached()
    onMessage({ origin: ORIGIN, source: frame.contentWindow, data: GOOD })
    expect(heard.onHeight).toHaveBeenCalledExactlyOnceWith(322)
    end()
    onMessage({ origin: ORIGIN, source: frame.contentWindow, data: GOOD })
    expect(heard.onHeight).toHaveBeenCalledOnce()
  })

  const ORIGINS = [
    'https://pay.example.evil',
    'http://pay.example',
    'https://PAY.example',
    'https://pay.example:444',
    'https://pay.example/',
    'null',
    '',
  ]
  const DATA = [
    null,
    undefined,
    'hpf:height',
    42,
    [],
    {},
    { type: 'hpf:height' },
    { type: 'hpf:height', height: '300' },
    { type: 'hpf:height', height: 0 },
    { type: 'hpf:height', height: -1 },
    { type: 'hpf:height', height: 2001 },
    { type: 'hpf:height', height: Number.NaN },
    { type: 'hpf:height', height: Number.POSITIVE_INFINITY },
    { type: 'HPF:HEIGHT', height: 300 },
    { type: 'completePayment', uID: UID },
    { height: 300 },
  ]
  const forged = [
    ...ORIGINS.map((origin) => ({ origin, isFrame: true, data: GOOD as unknown })),
    ...ORIGINS.map((origin) => ({ origin, isFrame: false, data: GOOD as unknown })),
    ...DATA.map((data) => ({ origin: ORIGIN, isFrame: true, data: data as unknown })),
    ...DATA.slice(0, 9).map((data) => ({ origin: ORIGIN, isFrame: false, data: data as unknown })),
    { origin: ORIGIN, isFrame: false, data: GOOD },
  ]

  it('that are forged are ignored, all 40 of them', () => {
    expect(forged).toHaveLength(40)
    const { frame, calls, end } = attached()
    for (const { origin, isFrame, data } of forged)
      onMessage({ origin, source: isFrame ? frame.contentWindow : {}, data })
    expect(calls()).toEqual([])
    end()
  })
})

it('is the only place for a card: none of our fields asks for its number or its code', async () => {
  const files = (await Promise.all(['src', 'embed'].map(sourcesIn))).flat()
  expect(files.length).toBeGreaterThan(500)
  const asking = files.filter(([, code]) => /\bcc-(?:number|csc|exp)/.test(code))
  expect(asking.map(([file]) => file)).toEqual([])
})

async function sourcesIn(folder: string): Promise<[file: string, code: string][]> {
  const names = await readdir(folder, { recursive: true })
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
  return Promise.all(
    sources.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  ) as Promise<[string, string][]>
}
