import { expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'

const shop = shopPerTest()

const ASK = `<script nonce="{nonce}">
  addEventListener('DOMContentLoaded', async () => {
    await window.Giftwell.ready
    const detail = { kind: 'unsaved-changes', params: {} }
    dispatchEvent(new CustomEvent('giftwell:ask', { detail }))
  })
</script>`

it('handles a request of a page script as soon as the page is ready', async () => {
  await shop.open()
  await shop.goto({ head: EMBED_TAG + ASK, body: '<div id="modal-provider"></div>' })
  await expect.poll(() => shop.page.getByRole('alertdialog').count()).toBe(1)
})
