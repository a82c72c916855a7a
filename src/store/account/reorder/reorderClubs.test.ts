import { expect, it } from 'vitest'
import { arriving, customerWith, placed } from '../../../../mocks/scenarios/orderRecords'
import { ORDER, openReorder } from '../../../../testing/store/openReorder'

const long = customerWith((make) => {
  const clubs = [12, 3, 6].map((club_orders) =>
    make.line(18011, { price: 89.95 * club_orders, detail: { club_orders } }),
  )
  const days = arriving('2025-12-18', '2025-12-16')
  const gifts = [clubs, clubs.slice(0, 1)].map((lines, at) => make.gift(at, lines, days))
  return placed(make, [ORDER, '2025-12-02'], gifts)
})

it('adds clubs with as many boxes as they had', async () => {
  const test = await openReorder(long)
  expect(test.gifts()[0]?.items[0]).toMatchObject({ thenCents: 107_940, nowCents: 107_940 })
  expect(await test.verbs.add()).toEqual({ status: 'added' })
  expect(
    test.recipients().map(({ items }) => items.map((one) => [one.detail?.club_orders, one.price])),
  ).toEqual([
    [
      [12, 1079.4],
      [3, 269.85],
      [6, 539.7],
    ],
    [[12, 1079.4]],
  ])
})

it('reports a club whose number of boxes was refused, and sets it again', async () => {
  const test = await openReorder(long)
  const boxes = () =>
    test.recipients().map(({ items }) => items.map(({ detail }) => detail?.club_orders))
  test.backend.setFault('postClubEdit', { kind: 'server-error', times: 1 })
  expect(await test.verbs.add()).toEqual({ status: 'partly', reason: 'refused' })
  expect(test.reasons()).toEqual(['details', null])
  expect(await test.verbs.resume(true)).toEqual({ status: 'added' })
  expect(boxes()).toEqual([[12, 3, 6], [12]])
})
