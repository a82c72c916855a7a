import { addOnsQualify } from '../../../domain/line/addOns'
import { type Check, choice, rule } from '../check'

export const addOnChecks: readonly Check[] = [
  rule('add-ons.qualify', '§5', {
    proves: 'cart_addon_qualify says whether every shipment qualifies for its add-ons',
    remedy:
      'Return false if a shipment with add-ons has less than $59.95 of main items, and true otherwise.',
    async run(context) {
      const judge = async (what: string) => {
        const { cart, cart_addon_qualify } = await context.answer('getCart')
        const isDue = cart.recipients.every(addOnsQualify)
        const isRight = Boolean(cart_addon_qualify) === isDue
        context.must(isRight, `"cart_addon_qualify": ${isDue} ${what}`)
      }
      await context.place('addOn')
      await judge('with an add-on alone')
      await context.place('item')
      await judge('after adding a main item of $59.95 or more')
    },
  }),
  rule('add-ons.parent', '§4', {
    proves: 'an add-on keeps or gets a parent line',
    remedy:
      'Set "parent_clin_id" to a line of the same shipment, of at least $59.95 if there is one.',
    async run(context) {
      const main = await context.place('item')
      const { line, shipment } = await context.place('addOn')
      const parent = line.detail?.parent_clin_id ?? null
      context.must(
        shipment.items.some(({ clin_id, is_addon }) => clin_id === parent && !is_addon),
        `"parent_clin_id": ${main.line.clin_id} on line ${line.clin_id}`,
        `"parent_clin_id": ${parent}`,
      )
    },
  }),
  choice('add-ons.parent-price', '§5', {
    proves: 'a line below $59.95 is not accepted as a parent',
    remedy: 'Refuse it with 422, and leave the parent unchanged.',
    async run(context) {
      await context.place('item')
      const cheap = await context.place('cheap')
      const { line } = await context.place('addOn')
      const body = { clin_id: line.clin_id, newParent: cheap.line.clin_id }
      const { status } = await context.ask('putParentLine', { body })
      const left = await context.line(line.clin_id)
      context.must(
        left?.detail?.parent_clin_id !== cheap.line.clin_id,
        'a parent whose price times qty is at least $59.95',
        `line ${cheap.line.clin_id} was accepted with ${status}`,
      )
    },
  }),
]
