import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { browsersOfThisRun, describeBrowsers } from '../testing/browsers/browsers'
import { follow, type Step } from '../testing/browsers/steps'
import { until } from '../testing/browsers/until'
import { type Visit, visitBy } from '../testing/browsers/visit'
import { startDemo } from '../testing/demo'
import { ordersIn } from '../testing/paying'

/* Reliability A1: however the button is pressed, one request is sent. Paid by a gift card, so that no frame waits. */

const demo = await startDemo()
afterAll(() => demo.stop())

// All pay by the same card, which is full again for each.
const FULL = await demo.backend.db.transaction((tx) => tx.read('giftCards', 'GIFT-5000'))
beforeEach(() =>
  demo.backend.db.transaction(async (tx) => {
    if (FULL) await tx.write('giftCards', 'GIFT-5000', FULL)
  }),
)

const PLACE = /^Place order – \$0\.00/

/** A guest whose gift card pays it all, on the page of the payment. */
const READY: readonly Step[] = [
  ['goto', '/fill-my-cart'],
  ['see', 'text', /^To Dana Lee/],
  ['goto', '/checkout/login'],
  ['fill', /^Email/, 'dana@example.com'],
  ['click', 'button', /^Continue as guest/],
  ['see', 'button', /^Place order/],
  ['click', 'button', /^Add a promo code or gift card/],
  ['fill', /^Promo code or gift card/, 'GIFT-5000'],
  ['click', 'button', /^Apply/],
  ['see', 'text', /^Your gift card covers this order/],
  ['see', 'button', PLACE],
]

/** Runs in the page, which may lead on meanwhile: does something to the button, `times` over, `pause` ms apart. */
function act({ how, times, pause }: { how: string; times: number; pause: number }) {
  const find = () =>
    [...document.querySelectorAll('button')].find((one) => /^Place order/.test(one.textContent))
  const button = find()
  const acts: Record<string, () => unknown> = {
    click: () => button?.click(),
    // A press with all that belongs to it, as of a tool that presses.
    mouse: () =>
      ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'].map((type) =>
        button?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })),
      ),
    // The events of a touch in addition to the browser's click.
    touch: () => {
      button?.dispatchEvent(new Event('touchstart', { bubbles: true }))
      button?.dispatchEvent(new Event('touchend', { bubbles: true }))
      button?.click()
    },
    // The element at that point, which React may have rendered anew.
    redrawn: () => find()?.click(),
  }
  for (let time = 0; time < times; time++) {
    if (pause === 0) acts[how]?.()
    else setTimeout(() => acts[how]?.(), time * pause)
  }
}

const by = (how: string, times: number, pause = 0) => {
  return (visit: Visit) => visit.run(act, { how, times, pause })
}
const keys = (...names: ('Enter' | 'Space')[]) => {
  return async (visit: Visit) => {
    await visit.run(() => {
      const all = [...document.querySelectorAll('button')]
      all.find((one) => /^Place order/.test(one.textContent))?.focus()
    })
    for (const name of names) await visit.press(name)
  }
}

const PATTERNS: readonly (readonly [name: string, press: (visit: Visit) => Promise<unknown>])[] = [
  ['one press of the mouse', (visit) => visit.click('button', PLACE)],
  ['two clicks', by('click', 2)],
  ['three clicks', by('click', 3)],
  ['ten clicks', by('click', 10)],
  ['ten clicks, 20 ms apart', by('click', 10, 20)],
  ['clicks on whatever stands there by now', by('redrawn', 10, 5)],
  ['events of a tool', by('mouse', 3)],
  ['a touch and its click', by('touch', 2)],
  ['Enter', keys('Enter')],
  ['Enter three times', keys('Enter', 'Enter', 'Enter')],
  ['Space twice', keys('Space', 'Space')],
  [
    'Enter, then clicks',
    async (visit) => [await keys('Enter')(visit), await by('click', 3)(visit)],
  ],
]

describeBrowsers((browser) => {
  afterAll(() => browser.close())

  describe('exactly one request is sent', () => {
    it.each(PATTERNS)('for %s', async (_name, press) => {
      const visit = visitBy(await browser.open(1280, 800), demo.origin)
      onTestFinished(() => visit.close())
      await follow(visit, READY)
      const before = ordersIn(demo)
      await press(visit)
      await until('the shop confirms it', async () =>
        (await visit.run(() => location.pathname)).endsWith('/confirmation') ? null : 'not yet',
      )
      // Anything late has loaded by then.
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(ordersIn(demo) - before).toBe(1)
    })
  })
}, browsersOfThisRun)
