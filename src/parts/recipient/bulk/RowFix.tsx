import { useEffect, useId, useState } from 'react'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import { recipientName } from '../../../domain/shipment/shipments'
import { type UseBulkRecipientsResult, useTexts } from '../../../hooks'
import { bulkTexts } from '../../../texts/bulk'
import { fill } from '../../../texts/catalogue'
import { Button, NamedLabel } from '../../../ui'
import { AddressField } from '../AddressField'
import { StateField } from '../StateField'
import { useAddressForm } from '../useAddressForm'

interface RowFixProps {
  row: BulkRow
  bulk: Pick<UseBulkRecipientsResult, 'fix' | 'needs'>
  /** Called with whether the row has unsaved input. */
  setTyped(place: number, isTyped: boolean): void
}

/** A row that was not sent: its invalid fields, to fix inline and add. */
export function RowFix({ row, bulk, setTyped }: RowFixProps) {
  const texts = useTexts(bulkTexts)
  const formId = useId()
  const form = useAddressForm(row.draft, bulk.needs, true)
  // Missing fields are shown with invalid ones, and a field stays after it is fixed.
  const [wrong] = useState(() => [...form.problems.keys()])
  const isTyped = wrong.some((name) => form.draft[name] !== row.draft[name])
  useEffect(() => {
    setTyped(row.place, isTyped)
    return () => setTyped(row.place, false)
  }, [setTyped, row.place, isTyped])
  const field = { form, formId, section: `section-row-${row.place} shipping` }
  const add = () => {
    if (form.check()) void bulk.fix(row.place, form.draft)
    else document.getElementById(`${formId}-${[...form.problems.keys()][0] ?? wrong[0]}`)?.focus()
  }
  const name = fill(texts.fixRow, { place: row.place, name: recipientName(form.draft) })
  return (
    <form
      className="gw-bulk-fix"
      noValidate
      aria-labelledby={`${formId}-name`}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h3 id={`${formId}-name`} className="gw-bulk-fix-name">
        {name}
      </h3>
      <div className="gw-address-pair">
        {wrong.map((one) =>
          one === 'state' ? (
            <StateField key={one} {...field} />
          ) : (
            <AddressField key={one} field={one} {...field} />
          ),
        )}
      </div>
      <Button type="submit" saves>
        <NamedLabel of={name}>{texts.addFixed}</NamedLabel>
      </Button>
    </form>
  )
}
