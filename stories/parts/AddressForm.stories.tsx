import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { emptyDraft } from '../../src/domain/recipient/addressFields'
import { AddressForm } from '../../src/parts/recipient/AddressForm'
import { useAddressForm } from '../../src/parts/recipient/useAddressForm'
import { Button } from '../../src/ui'
import { type Canvas, fillIn, noWorld, scene } from '../support'

interface FormProps {
  isPerishable?: boolean
  isEGift?: boolean
  isBilling?: boolean
}

/** The form alone, with a submit button. */
function Form({ isPerishable = true, isEGift = false, isBilling = false }: FormProps) {
  const form = useAddressForm(emptyDraft(), { isPerishable, isEGift })
  const [isSent, setSent] = useState(false)
  return (
    <div style={{ maxInlineSize: '30rem', padding: '1rem' }}>
      <AddressForm
        form={form}
        id="form"
        section={12}
        isBilling={isBilling}
        onSubmit={() => setSent(true)}
      />
      <Button type="submit" form="form" variant="primary">
        Save
      </Button>
      {isSent && <p>It can be sent.</p>}
    </div>
  )
}

const meta = preview.meta({ title: 'Parts/AddressForm', component: Form })
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }))

/** Residential or commercial: unset until the shopper chooses; a business has a name. */
export const HomeOrBusiness = meta.story(
  scene(noWorld, async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Home or business?' })
    await expect(field).toHaveDisplayValue('Not sure')
    await userEvent.selectOptions(field, 'Business')
    await expect(field).toHaveValue('C')
    await expect(canvas.getByLabelText('Company')).toBeVisible()
    await save(canvas)
    const wanted = 'Enter the company name.'
    await expect(canvas.getByRole('button', { name: wanted })).toBeVisible()
    await expect(canvas.getByLabelText('Company')).toHaveAccessibleDescription(`Error: ${wanted}`)
    await userEvent.selectOptions(field, 'Home')
    await expect(canvas.queryByLabelText('Company')).toBeNull()
  }),
)

/** Seven fields with autofill tokens; three more on demand. */
export const SevenFields = meta.story(
  scene(noWorld, async ({ canvas, canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('[autocomplete]')]
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'section-12 shipping given-name',
      'section-12 shipping family-name',
      'section-12 shipping address-line1',
      'section-12 shipping address-level2',
      'section-12 shipping address-level1',
      'section-12 shipping postal-code',
      'section-12 shipping tel-national',
    ])
    await expect(canvasElement.querySelector('[maxlength]')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a company' }))
    await waitFor(() => expect(canvas.getByLabelText('Company')).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Add a company' })).toBeNull()
  }),
)

/** Submitted empty: all missing fields in form order, with focus on the summary. */
export const EmptySubmit = meta.story({
  tags: ['wide'],
  ...scene(noWorld, async ({ canvas }) => {
    await save(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Check these fields' })).toHaveFocus(),
    )
    const links = canvas.getAllByRole('button', { name: /^(Enter|Choose)/ })
    await expect(links).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: /^Enter a ZIP code/ }))
    await waitFor(() => expect(canvas.getByLabelText('ZIP code')).toHaveFocus())
    await expect(canvas.getByLabelText('ZIP code')).toHaveAccessibleDescription(/Enter a ZIP code/)
  }),
})

/** Tabbing through is not an error; a mistake is shown on blur, and clears when fixed. */
export const EachMistake = meta.story(
  scene(noWorld, async ({ canvas }) => {
    const mistakes = [
      ['ZIP code', '6810', 'This ZIP code has 4 digits. It needs 5.', '2'],
      ['Phone', '5550100', 'Add an area code, such as 402.', '{Home}402'],
      ['Email', 'ann', 'Add an @, as in dana@example.com.', '@x.org'],
    ] as const
    await userEvent.click(canvas.getByRole('button', { name: /Add an email/ }))
    await userEvent.click(canvas.getByLabelText('First name'))
    await userEvent.tab()
    await expect(canvas.queryByText('Enter a first name.')).toBeNull()
    for (const [name, typed, message, fixed] of mistakes) {
      const field = canvas.getByLabelText(name)
      await userEvent.type(field, typed)
      await expect(canvas.queryByText(message)).toBeNull()
      await userEvent.tab()
      await expect(canvas.getByText(message)).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await userEvent.type(field, fixed)
      await expect(canvas.queryByText(message)).toBeNull()
    }
  }),
)

/** Text over the limit is cut, with a note; a pasted phone number keeps its ten digits. */
export const CutByPaste = meta.story(
  scene(noWorld, async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('First name'))
    await userEvent.paste('Maximiliana-Rosalinde')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maximiliana-Ros')
    await expect(canvas.getByText('Shortened to 15 characters.')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Phone'))
    await userEvent.paste('+1 (913) 555-0100')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Phone')).toHaveValue('(913) 555-0100')
    await expect(canvas.getAllByText(/^Shortened/)).toHaveLength(1)
  }),
)

/** A street with more than 30 characters: the overflow can move to the second line. */
export const StreetTooLong = meta.story(
  scene(noWorld, async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Street address'))
    await userEvent.paste('1234 Old Prairie Village Highway, Unit 7')
    await userEvent.click(canvas.getByRole('button', { name: 'Move to the next line' }))
    await expect(canvas.getByLabelText('Street address')).toHaveValue('1234 Old Prairie Village')
    const second = canvas.getByLabelText(/^Apartment/)
    await expect(second).toHaveValue('Highway, Unit 7')
    await waitFor(() => expect(second).toHaveFocus())
  }),
)

/** Frozen food cannot go to a PO box: a warning that does not block. */
export const PoBox = meta.story(
  scene(noWorld, async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Street address'), 'P.O. Box 12')
    await expect(canvas.getByText(/can’t leave frozen food at a PO box/)).toBeVisible()
    await expect(canvas.getByLabelText('Street address')).not.toHaveAttribute('aria-invalid')
  }),
)

/** A typo in a well-known email provider; one press fixes it. */
export const TypoSuggestion = meta.story(
  scene(noWorld, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add an email/ }))
    await userEvent.type(canvas.getByLabelText('Email'), 'ann@gmial.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean ann@gmail.com?' }))
    await expect(canvas.getByLabelText('Email')).toHaveValue('ann@gmail.com')
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
  }),
)

/** The surcharge is shown as soon as Alaska or Hawaii is selected. */
export const AlaskaAndHawaii = meta.story(
  scene(noWorld, async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'AK')
    await expect(
      canvas.getByText('Shipping to Alaska is $40.00 instead of $24.95, unless it’s free.'),
    ).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Hawaii')
    await expect(canvas.getByText(/^Shipping to Hawaii/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Iowa')
    await expect(canvas.queryByText(/^Shipping to/)).toBeNull()
  }),
)

/** Nothing is shipped to a billing address. */
export const BilledToAlaska = meta.story({
  args: { isBilling: true },
  ...scene(noWorld, async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'AK')
    await expect(canvas.queryByText(/^Shipping to/)).toBeNull()
  }),
})

/** An opened field stays, even while being cleared, so that focus is not lost. */
export const EmptiedAgain = meta.story(
  scene(noWorld, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a company' }))
    await userEvent.keyboard('A{Backspace}')
    await waitFor(() => expect(canvas.getByLabelText('Company')).toHaveFocus())
  }),
)

/** An e-gift requires a name and an email. */
export const EGift = meta.story({
  args: { isPerishable: false, isEGift: true },
  ...scene(noWorld, async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3)
    await fillIn(canvas, { 'First name': 'Ann', 'Last name': 'Ode', Email: 'ann@example.com' })
    await save(canvas)
    await expect(canvas.getByText('It can be sent.')).toBeVisible()
  }),
})
