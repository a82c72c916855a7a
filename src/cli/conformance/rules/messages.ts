import { LIMITS } from '../../../domain/limits'
import { type Check, choice, rule } from '../check'
import type { TestContext } from '../testContext'

/** A text of the maximum gift message length, with a distinct end to detect truncation. */
const FULL = `${'x'.repeat(LIMITS.gift_message - 1)}.`

/** Saves a message, and returns it as the cart has it. */
async function save(context: TestContext, gift_message: string) {
  const { shipment } = await context.place('item')
  const { crec_id } = shipment
  const message_data = { is_a_gift: true, gift_message }
  const { status } = await context.answer('postGiftMessage', { body: { crec_id, message_data } })
  const { recipients } = await context.cart()
  const kept = recipients.find((one) => one.crec_id === crec_id)?.gift_message ?? ''
  return { status, kept }
}

export const messageChecks: readonly Check[] = [
  rule('gift-message.success', '§7', {
    proves: "saving a gift message returns the status 'success', and the cart has the message",
    remedy:
      'Return {"status": "success"} once it is saved, and return it as "gift_message" of the shipment.',
    async run(context) {
      const { status, kept } = await save(context, 'With love.')
      context.must(status === 'success', '"status": "success"', `"status": "${status}"`)
      context.should(kept === 'With love.', '"gift_message": "With love."', `"${kept}"`)
    },
  }),
  choice('gift-message.limit', '§5', {
    proves: `a gift message of ${LIMITS.gift_message} characters is saved in full`,
    remedy: `Allow ${LIMITS.gift_message} characters.`,
    async run(context) {
      const { kept } = await save(context, FULL)
      context.must(kept === FULL, `all ${FULL.length} characters`, `${kept.length} characters`)
    },
  }),
]
