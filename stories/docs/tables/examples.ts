import add from '../HeadlessAdd.tsx?raw'
import app from '../HeadlessApp.tsx?raw'
import cart from '../HeadlessCart.tsx?raw'
import gifts from '../HeadlessGifts.tsx?raw'
import ownMsw from '../ownMsw.test.ts?raw'
import ownTest from '../ownTest.test.ts?raw'

/** The package's import paths for the modules that our examples import by path. */
const ENTRIES: Readonly<Record<string, string>> = {
  '../../src': 'giftwell',
  '../../src/domain': 'giftwell/rules',
  '../../mocks': 'giftwell/testing',
  '../../mocks/msw': 'giftwell/testing/msw',
}

/** An example with the imports of the installed package. */
const asConsumer = (source: string): string =>
  source.replace(/(?<=from ')\.\.\/[^']+/g, (path) => ENTRIES[path] ?? path).trim()

/** Examples that run as stories and tests, shown as in their files. */
export const examples = {
  add: asConsumer(add),
  app: asConsumer(app),
  cart: asConsumer(cart),
  gifts: asConsumer(gifts),
  ownTest: asConsumer(ownTest),
  ownMsw: asConsumer(ownMsw),
}
