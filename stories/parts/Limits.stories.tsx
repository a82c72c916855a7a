import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { LIMITS, type LimitedField, normalise } from '../../src/domain/limits'
import { emptyDraft } from '../../src/domain/recipient/addressFields'
import { LimitedText } from '../../src/parts/field/LimitedText'
import { GiftMessageEditor } from '../../src/parts/gift-message/GiftMessageEditor'
import type { GiftDraft } from '../../src/parts/gift-message/useGiftDraft'
import { AddressForm } from '../../src/parts/recipient/AddressForm'
import { useAddressForm } from '../../src/parts/recipient/useAddressForm'
import { noWorld, scene } from '../support'

const FULL = { ...emptyDraft(), company: 'x', address_2: 'x', email: 'x' }

/** Every field with a limit; each form renders separately. */
const Fields = () => (
  <div style={{ maxInlineSize: '34rem', padding: '1rem' }}>
    <AddressFields />
    <MessageFields />
    <BuyerFields />
  </div>
)

function AddressFields() {
  const form = useAddressForm(FULL, { isPerishable: true, isEGift: false })
  return <AddressForm form={form} id="address" section="new" onSubmit={() => undefined} />
}

function MessageFields() {
  const [gift, setGift] = useState<GiftDraft>({
    isGift: true,
    message: '',
    announcement: { isOn: true, email: '', message: '', day: '', time: '09:00' },
  })
  return (
    <GiftMessageEditor
      draft={gift}
      onDraft={(part) => setGift((old) => ({ ...old, ...part }))}
      problem={null}
      id="gift"
      onSubmit={() => undefined}
    />
  )
}

/** The buyer fields of checkout. */
function BuyerFields() {
  const [buyer, setBuyer] = useState({ buyer_email: '', mobile: '' })
  const bind = (name: keyof typeof buyer) => ({
    name,
    label: name,
    value: buyer[name],
    onValue: (text: string) => setBuyer((old) => ({ ...old, [name]: text })),
  })
  return (
    <>
      <LimitedText kind="email" {...bind('buyer_email')} />
      <LimitedText kind="phone" {...bind('mobile')} />
    </>
  )
}

const meta = preview.meta({ title: 'Parts/Limits', component: Fields })

/** Buyer fields by the limit they use; other fields share the limit's name. */
const BUYER: Readonly<Record<string, LimitedField>> = { buyer_email: 'email', mobile: 'phone' }

const FIELDS: readonly [name: string, limit: LimitedField][] = [
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
  ...Object.keys(BUYER),
].map((name) => [name, BUYER[name] ?? (name as LimitedField)])

/** Inputs for a field: letters, or digits if only those count. */
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

/**
 * Sets a field's text like a browser. Testing Library and `expect` record each call as a step, which is
 * slow.
 */
function put(control: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** 13 fields by 14 inputs: none holds more than its limit, or half of a character. */
export const EveryLimit = meta.story(
  scene(noWorld, async ({ canvasElement }) => {
    let cases = 0
    const wrong: string[] = []
    for (const [name, field] of FIELDS) {
      const control = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (!control) throw new Error(`There is no field ${name}.`)
      const letter = field === 'phone' || field === 'postal_code' ? '7' : 'x'
      const check = (text: string) => {
        const { value } = control
        const isLong = normalise(field, value).length > LIMITS[field]
        if (isLong || !value.isWellFormed() || (text === letter && value !== text))
          wrong.push(`${name}: ${JSON.stringify(text)}`)
      }
      for (const text of inputs(LIMITS[field], letter)) {
        put(control, text)
        await null
        check(text)
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
        await null
        check(text)
        cases += 1
      }
    }
    await expect(wrong).toEqual([])
    await expect(cases).toBe(182)
  }),
)
