import { writeFile } from 'node:fs/promises'
import type { Driver } from './driver'

/** Keys, as WebDriver spells them. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** Opens a window by WebDriver, with these capabilities and this size. */
export async function openByWebDriver(
  server: string,
  capabilities: object,
  width: number,
  height: number,
): Promise<Driver> {
  const wanted = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, wanted)
  const session = `${server}/session/${sessionId}`
  const post = <T>(command: string, body: object) => send<T>('POST', `${session}/${command}`, body)
  const act = (type: string, actions: object[]) =>
    post<void>('actions', { actions: [{ type, id: type, actions }] })
  const typeKeys = (keys: readonly string[]) =>
    act(
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )

  await post('window/rect', { x: 0, y: 0, width, height })
  return {
    goto: (url) => post('url', { url }),
    run: (expression) => post('execute/sync', { script: `return (${expression})`, args: [] }),
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => typeKeys([...text]),
    press: (key) => typeKeys([KEYS[key]]),
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
