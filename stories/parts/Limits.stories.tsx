import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { LIMITS, type LimitedField, normalise } from '../../src/domain/limits'
import { emptyDraft } from '../../src/domain/recipient/addressFields'
import { GiftMessageEditor } from '../../src/parts/gift-message/GiftMessageEditor'
import type { GiftDraft } from '../../src/parts/gift-message/useGiftDraft'
import { AddressForm } from '../../src/parts/recipient/AddressForm'
import { useAddressForm } from '../../src/parts/recipient/useAddressForm'
import { noWorld, scene } from '../support'

const FULL = { ...emptyDraft(), company: 'x', address_2: 'x', email: 'x' }

/** Every field that has a limit. */
function Fields() {
  const form = useAddressForm(FULL, { isPerishable: true, isEGift: false })
  const [gift, setGift] = useState<GiftDraft>({
    isGift: true,
    message: '',
    announcement: { isOn: true, email: '', message: '', day: '', time: '09:00' },
  })
  return (
    <div style={{ maxInlineSize: '34rem', padding: '1rem' }}>
      <AddressForm form={form} id="address" section="new" onSubmit={() => undefined} />
      <GiftMessageEditor
        draft={gift}
        onDraft={(part) => setGift((old) => ({ ...old, ...part }))}
        problem={null}
        id="gift"
        onSubmit={() => undefined}
      />
    </div>
  )
}

const meta = preview.meta({ title: 'Parts/Limits', component: Fields })

const FIELDS = [
  'fname',
  'lname',
  'company',
  'address_1',
  'address_2',
  'city',
  'postal_code',
  'phone',
  'email',
  'gift_message',
  'announce_it_message',
] as const satisfies LimitedField[]

/** What is put into a field: letters, or digits where only those count. */
const inputs = (max: number, letter: string): readonly string[] => [
  '',
  letter,
  letter.repeat(max - 1),
  letter.repeat(max),
  letter.repeat(max + 1),
  letter.repeat(max * 10),
  `  ${letter.repeat(max)}  `,
  `${letter.repeat(max - 1)}👨‍👩‍👧‍👦`,
  `${letter.repeat(max - 1)}e\u0301\u0302\u0303`,
  `${letter.repeat(max - 1)}\r\n${letter}`,
  `\u202e${'א'.repeat(max + 3)}`,
  `${letter}\u200b\u200d${letter.repeat(max)}`,
  `${letter}\u0007\u001b${letter.repeat(max)}`,
  `${letter}\u0000${letter.repeat(max)}`,
]

/** 11 fields by 14 inputs: none holds more than its limit, or half of a character. */
export const EveryLimit = meta.story({
  ...scene(noWorld),
  play: async ({ canvasElement }) => {
    let cases = 0
    const wrong: string[] = []
    for (const field of FIELDS) {
      const control = canvasElement.querySelector<HTMLInputElement>(`[name="${field}"]`)
      if (!control) throw new Error(`There is no field ${field}.`)
      const letter = field === 'phone' || field === 'postal_code' ? '7' : 'x'
      for (const text of inputs(LIMITS[field], letter)) {
        for (const leave of [false, true]) {
          fireEvent.change(control, { target: { value: text } })
          if (leave) fireEvent.blur(control)
          const { value } = control
          if (normalise(field, value).length > LIMITS[field] || !value.isWellFormed())
            wrong.push(`${field}: ${JSON.stringify(text)}`)
        }
        cases += 1
      }
    }
    // Said once: each `expect` of a play is a step in Storybook's list, and takes its time.
    await expect(wrong).toEqual([])
    await expect(cases).toBe(154)
  },
})
