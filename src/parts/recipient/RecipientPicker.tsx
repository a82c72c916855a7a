import { useId, useState } from 'react'
import { addressKey, isMyselfAddress } from '../../domain/recipient/addresses'
import type { RecipientChoice } from '../../domain/recipient/recipients'
import { recipientName } from '../../domain/shipment/shipments'
import { wordFinder } from '../../domain/wordFinder'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { recipientTexts } from '../../texts/recipient'
import { RadioGroup, TextField } from '../../ui'
import { ForgetLocalRecipients, ImportLocalRecipients } from './LocalRecipients'
import './RecipientPicker.css'
import { useRecipientOption } from './useRecipientOption'

/** The value for someone who is not in the list. */
export const SOMEONE_NEW = 'new'

/** Longer lists get a search field. */
const MANY = 8

export interface RecipientPickerProps {
  /** Id of the radio group. */
  id?: string
  choices: readonly RecipientChoice[]
  /** An `addr_id` as text, `SOMEONE_NEW`, or null for none yet. */
  value: string | null
  onValue(value: string): void
  /** The shipment being changed, so that its current recipient is marked. */
  shipmentId?: number
  /** The error if no recipient is selected, once the shopper tried to continue. */
  error?: string | null
  legend?: string
  /** False if the screen offers someone new elsewhere: then arrow keys select known recipients only. */
  hasSomeoneNew?: boolean
}

/** A choice of recipient: someone new first, then known recipients, the shopper last. */
export function RecipientPicker(props: RecipientPickerProps) {
  const { id, choices, value, onValue, shipmentId, error, legend, hasSomeoneNew = true } = props
  const texts = useTexts(recipientTexts)
  const optionOf = useRecipientOption(shipmentId)
  const { error: errorWord } = useTexts(commonTexts)
  const [search, setSearch] = useState('')
  const searchId = useId()

  const wanted = search.trim()
  const isIn = wordFinder(wanted)
  const isFound = ({ address }: RecipientChoice) =>
    addressKey(address) === value ||
    isIn([recipientName(address), address.company, address.city].join(' '))
  const found = choices.filter(isFound)
  const isMine = ({ address }: RecipientChoice) => isMyselfAddress(address)
  const shown = [...found.filter((choice) => !isMine(choice)), ...found.filter(isMine)]
  const options = shown.map(optionOf)
  const { someoneNew, someoneNewHint } = texts
  const first = { value: SOMEONE_NEW, label: someoneNew, hint: someoneNewHint }

  return (
    <div className="gw-picker">
      {choices.length > MANY && (
        <>
          <TextField
            id={searchId}
            type="search"
            autoComplete="off"
            label={texts.search}
            value={search}
            onValue={setSearch}
          />
          <p className="gw-picker-count" role="status">
            {wanted && fill(texts.searchHint, { shown: shown.length, count: choices.length })}
          </p>
        </>
      )}
      {wanted && shown.length === 0 && <p className="gw-picker-count">{texts.noMatch}</p>}
      <RadioGroup
        id={id}
        className="gw-picker-list"
        legend={legend ?? texts.legend}
        error={error}
        errorWord={errorWord}
        value={value}
        onValue={onValue}
        options={hasSomeoneNew ? [first, ...options] : options}
      />
      <ForgetLocalRecipients />
      <ImportLocalRecipients />
    </div>
  )
}
