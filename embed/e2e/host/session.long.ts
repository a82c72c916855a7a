import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, UNCOMPILED } from '../../../testing/browser/browser'
import { countResources } from '../../../testing/browser/resources'
import { openScene, parts, type Scene, show } from './scene'

/**
 * The length of the session: minutes if given, otherwise as many rounds without pauses as a shopper's half
 * hour has.
 */
const MINUTES = Number(process.env.GIFTWELL_SESSION_MINUTES ?? 0)
const ROUNDS = 300
/** The pause between two rounds of a timed session, for reading, in milliseconds. */
const REST_MS = 5000
/** The memory in use after a sixth of the session may grow by a fifth until its end. */
const MOST_GROWTH = 1.2

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ flags: UNCOMPILED })
})
afterAll(() => browser.close())

/**
 * Raises and lowers a quantity, removes a line and undoes it, opens the mini cart; as fast as the server
 * allows.
 */
const shop = ({ page }: Scene, rounds: number) =>
  page.evaluate(async (rounds) => {
    const until = async (holds: () => unknown) => {
      const start = Date.now()
      while (!holds()) {
        if (Date.now() - start > 10_000) throw new Error(`Waited in vain: ${holds}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const isQuiet = () => Object.keys(window.Giftwell?.store?.state.pending ?? {}).length === 0
    const press = async (element: HTMLElement | undefined) => {
      element?.click()
      await until(isQuiet)
    }
    const inCart = '#checkout-cart .gw-line'
    for (let round = 0; round < rounds; round++) {
      const [less, more] = all(`${inCart}:first-child .gw-quantity button`)
      const field = document.querySelector<HTMLInputElement>(`${inCart} .gw-quantity-input`)
      const quantity = Number(field?.value)
      more?.click()
      await until(() => field?.value === `${quantity + 1}` && isQuiet())
      less?.click()
      await until(() => field?.value === `${quantity}` && isQuiet())
      const count = all(inCart).length
      await press(all(`${inCart} [aria-label^="Remove"]`).at(-1))
      await until(() => all('.gw-toast').length > 0 && isQuiet())
      await press(all('.gw-toast button').find(({ textContent }) => textContent === 'Undo'))
      await until(() => all(inCart).length === count && all('.gw-toast').length > 0)
      for (const close of all('.gw-toast button')) close.click()
      await press(all('#account-cart button')[0])
      await until(() => all('.gw-mini-line').length > 0)
      all('.gw-mini header button')[0]?.click()
      await until(() => all('.gw-mini').length === 0)
    }
  }, rounds)

/** Shops for a part of the session; resolves to the number of rounds. */
async function shopFor(scene: Scene, part: number): Promise<number> {
  if (MINUTES === 0) {
    await shop(scene, ROUNDS * part)
    return ROUNDS * part
  }
  const end = Date.now() + MINUTES * part * 60_000
  let rounds = 0
  for (; Date.now() < end; rounds++) {
    await shop(scene, 1)
    await scene.page.waitForTimeout(REST_MS)
  }
  return rounds
}

it(
  'a long session holds no more at its end than after its first minutes',
  async () => {
    const scene = await openScene({ browser })
    const look = await countResources(scene.page)
    await show(scene)
    await parts(scene.page).lines.first().waitFor()
    let rounds = await shopFor(scene, 1 / 6)
    await scene.page.waitForTimeout(7000)
    const early = await look()
    rounds += await shopFor(scene, 5 / 6)
    await scene.page.waitForTimeout(7000)
    const late = await look()
    const growth = `memory × ${(late.heap / early.heap).toFixed(3)}`
    console.log(`${MINUTES} minutes, ${rounds} rounds, ${growth}`, early, late)
    expect(late.heap).toBeLessThanOrEqual(early.heap * MOST_GROWTH)
    expect({ ...late, heap: 0 }).toEqual({ ...early, heap: 0 })
    expect(scene.errors).toEqual([])
    await scene.close()
  },
  600_000 + MINUTES * 60_000,
)
