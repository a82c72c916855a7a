import { describe, expect, it } from 'vitest'
import { aShipment } from '../../../mocks/fixtures'
import { messageTakers, replacedMessages } from './forAll'

const myself = aShipment({ crec_id: 1, is_myself: true, gift_message: 'For me' })
const dana = aShipment({ crec_id: 2, is_myself: false, gift_message: 'Hi Dana' })
const rosa = aShipment({ crec_id: 3, is_myself: false, gift_message: '  ' })
const ben = aShipment({ crec_id: 4, is_myself: false, gift_message: ' Enjoy! ' })
const all = [myself, dana, rosa, ben]
const idsOf = (shipments: readonly { crec_id: number }[]) => shipments.map((one) => one.crec_id)

describe('a message for all', () => {
  it.each([
    ['to another recipient', dana, [2, 3, 4]],
    ['to oneself', myself, [1, 2, 3, 4]],
  ])('written in a shipment %s', (_whose, written, takers) => {
    expect(idsOf(messageTakers(all, written))).toEqual(takers)
  })

  it.each([
    ['Hello', dana, [4]],
    ['Enjoy!', dana, []],
    ['Hello', ben, [2]],
    ['Hello', rosa, [2, 4]],
    ['Hi Dana ', rosa, [4]],
  ])(
    '%s replaces what others have, and nothing that says the same',
    (message, written, replaced) => {
      expect(idsOf(replacedMessages([dana, rosa, ben], written, message))).toEqual(replaced)
    },
  )
})
