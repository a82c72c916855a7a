import { FREQUENCY_OFF } from '../../../domain/constants'
import { type Check, rule } from '../check'
import { Blocked } from '../checkErrors'
import type { TestContext } from '../testContext'

/** Sets a line's frequency, and returns its subscription. */
async function setFrequency(context: TestContext, clin_id: number, selected_frequency: string) {
  await context.change('putLineAutoDelivery', { body: { clin_id, selected_frequency } })
  const line = await context.line(clin_id)
  return line?.detail?.perpetual_subscription ?? null
}

export const autoDeliveryChecks: readonly Check[] = [
  rule('auto-delivery.set', '§7', {
    proves: 'the chosen frequency is saved',
    remedy:
      'Save it as "interval_months" of "perpetual_subscription", with "manually_removed" false.',
    async run(context) {
      const { line } = await context.place('autoDelivery')
      const kept = await setFrequency(context, line.clin_id, '2')
      context.must(
        String(kept?.interval_months) === '2' && !kept?.manually_removed,
        '"interval_months" 2 and "manually_removed" false',
        JSON.stringify(kept),
      )
    },
  }),
  rule('auto-delivery.off', '§4', {
    proves: "the frequency '0' turns auto-delivery off",
    remedy: 'Set "manually_removed" to true, or drop "perpetual_subscription".',
    async run(context) {
      const { line } = await context.place('autoDelivery')
      const on = await setFrequency(context, line.clin_id, '2')
      if (!on) throw new Blocked('auto-delivery.set', 'a subscription to turn off')
      const kept = await setFrequency(context, line.clin_id, FREQUENCY_OFF)
      context.must(
        kept === null || Boolean(kept.manually_removed),
        '"manually_removed": true, or no "perpetual_subscription"',
        JSON.stringify(kept),
      )
    },
  }),
]
