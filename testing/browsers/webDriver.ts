import { writeFile } from 'node:fs/promises'
import type { Driver, Key } from './driver'
import { until } from './until'

/** Keys in WebDriver's notation. */
const KEYS: Record<Key, readonly string[]> = {
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Space: [' '],
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  ArrowDown: ['\uE015'],
  ArrowUp: ['\uE013'],
}

/** A page does not respond while it is being left; the driver then ends the request. */
const timeouts = { script: 3000 }

/** Opens a window with WebDriver, these capabilities and this size. */
export async function openByWebDriver(
  server: string,
  capabilities: object,
  width: number,
  height: number,
): Promise<Driver> {
  const wanted = { capabilities: { alwaysMatch: { timeouts, ...capabilities } } }
  const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, wanted)
  const session = `${server}/session/${sessionId}`
  const post = <T>(command: string, body: object) => send<T>('POST', `${session}/${command}`, body)
  const run = <T>(expression: string) =>
    post<T>('execute/sync', { script: `return (${expression})`, args: [] })
  const act = (type: string, actions: object[]) =>
    post<void>('actions', { actions: [{ type, id: type, actions }] })
  const down = (value: string) => ({ type: 'keyDown', value })
  const up = (value: string) => ({ type: 'keyUp', value })

  await post('window/rect', { x: 0, y: 0, width, height })
  return {
    async goto(url) {
      await run('document.isLeft = true')
      await post('url', { url })
      await until(`${url} is there`, async () =>
        (await run('!document.isLeft && document.readyState !== "loading"')) ? null : 'it is not',
      )
    },
    run,
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      act(
        'key',
        [...text].flatMap((letter) => [down(letter), up(letter)]),
      ),
    press: (key) => act('key', [...KEYS[key].map(down), ...KEYS[key].map(up)]),
    screenshot: async (file) =>
      writeFile(file, await send<string>('GET', `${session}/screenshot`), 'base64'),
    close: () => send('DELETE', session),
  }
}

async function send<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${address}: ${value.error}: ${value.message}`)
  return value
}
