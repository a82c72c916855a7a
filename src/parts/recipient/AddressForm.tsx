import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { LIMITS } from '../../domain/limits'
import type { AddressField as FieldName } from '../../domain/recipient/addressFields'
import {
  ADDRESS_FIELDS,
  isPoBoxDraft,
  isRequired,
  splitStreet,
} from '../../domain/recipient/addressFields'
import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { Button, Message, NativeSelect, StatusRegion, TextButton } from '../../ui'
import { AddressField } from './AddressField'
import './AddressForm.css'
import { EmailSuggestion } from './EmailSuggestion'
import { ErrorSummary } from './ErrorSummary'
import { problemText } from './problemText'
import { StateField } from './StateField'
import type { AddressFormState } from './useAddressForm'
import { ZipStateNote } from './ZipStateNote'

export interface AddressFormProps {
  form: AddressFormState
  /** Id of the form, so that a button outside of it can submit it. */
  id: string
  /** The autofill section of the fields: the id of a shipment, or `new`. */
  section: string | number
  /** The field to focus first. If absent, focus stays on the heading. */
  firstField?: FieldName
  /**
   * True for a billing address inside a larger form, which summarizes the errors and has its own submit
   * button.
   */
  isBilling?: boolean
  /** Whether Alaska and Hawaii show what shipping there costs. Not by default in a billing address. */
  hasPrices?: boolean
  /** True if Enter submits it although it has no button, because the page has one button for everything. */
  isSentByEnter?: boolean
  /** A note right below the name. */
  nameNote?: ReactNode
  onSubmit?(): void
}

/** Optional fields, opened on demand, each with the label of its button. */
const OPTIONAL = [
  ['company', 'addCompany'],
  ['address_2', 'addLine2'],
  ['email', 'addEmail'],
] as const

// Assumption: the carriers' codes for residential and commercial; the specification names only V.
const RES_COM = ['V', 'R', 'C'] as const

/** A recipient's name and address: eight fields, and three optional ones. */
export function AddressForm(props: AddressFormProps) {
  const { form, id, section, firstField, isBilling = false, nameNote, onSubmit } = props
  const { hasPrices = !isBilling } = props
  const { draft, needs, revealed } = form
  const texts = useTexts(addressTexts)
  const fields = {
    form,
    formId: id,
    section: `section-${section} ${isBilling ? 'billing' : 'shipping'}`,
  }
  const wanted = useRef<FieldName | null>(firstField ?? null)
  useEffect(() => {
    if (wanted.current) document.getElementById(`${id}-${wanted.current}`)?.focus()
    wanted.current = null
  })

  const isOpen = (field: FieldName) => revealed.has(field) || isRequired(field, needs)
  const open = (field: FieldName) => {
    wanted.current = field
    form.reveal(field)
  }
  const moveOverflow = () => {
    // The button disappears with the message.
    wanted.current = 'address_2'
    form.moveOverflow()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) onSubmit?.()
  }
  const problems = ADDRESS_FIELDS.flatMap((field) => {
    const problem = form.problems.get(field)
    return problem ? [{ id: `${id}-${field}`, text: problemText(field, problem, texts) }] : []
  })
  const rest = form.overflow && splitStreet(form.overflow)?.line2

  return (
    <form id={id} className="gw-address" noValidate onSubmit={submit}>
      {!isBilling && <ErrorSummary problems={problems} attempts={form.attempts} />}
      <div className="gw-address-pair">
        <AddressField {...fields} field="fname" />
        <AddressField {...fields} field="lname" />
      </div>
      {nameNote}
      {!needs.isEGift && (
        <>
          {isOpen('company') && <AddressField {...fields} field="company" />}
          <AddressField {...fields} field="address_1" />
          <StatusRegion>
            {rest && (
              <Message
                tone="info"
                actions={<Button onClick={moveOverflow}>{texts.overflowMove}</Button>}
              >
                {fill(texts.overflow, { limit: LIMITS.address_1, rest })}
              </Message>
            )}
          </StatusRegion>
          {isOpen('address_2') && <AddressField {...fields} field="address_2" />}
          <StatusRegion>
            {needs.isPerishable && isPoBoxDraft(draft) && (
              <Message tone="warn">{texts.poBox}</Message>
            )}
          </StatusRegion>
          <AddressField {...fields} field="city" />
          <div className="gw-address-pair">
            <StateField {...fields} hasPrices={hasPrices} />
            <AddressField {...fields} field="postal_code" />
          </div>
          <ZipStateNote form={form} />
          {!isBilling && (
            <>
              <AddressField {...fields} field="phone" hint={texts.phoneReason} />
              <NativeSelect
                name="res_com"
                label={texts.resCom}
                hint={texts.resComReason}
                options={RES_COM.map((value) => ({ value, label: texts[`resCom.${value}`] }))}
                value={draft.res_com}
                onValue={form.setResCom}
              />
            </>
          )}
        </>
      )}
      {(needs.isEGift || isOpen('email')) && (
        <>
          <AddressField
            {...fields}
            field="email"
            hint={needs.isEGift ? texts.emailGift : texts.emailReason}
          />
          <EmailSuggestion
            email={draft.email}
            fieldId={`${fields.formId}-email`}
            onTake={(email) => form.type('email', email)}
          />
        </>
      )}
      {!needs.isEGift && (
        <div className="gw-address-more">
          {OPTIONAL.filter(([field]) => !isOpen(field) && !(isBilling && field === 'email')).map(
            ([field, words]) => (
              <TextButton key={field} icon="plus" onClick={() => open(field)}>
                {texts[words]}
              </TextButton>
            ),
          )}
        </div>
      )}
      {props.isSentByEnter && <input type="submit" hidden />}
    </form>
  )
}
