import { BULK_FIELDS, type BulkField } from '../../../domain/recipient/bulk/bulkColumns'
import { useTexts } from '../../../hooks'
import { bulkTexts } from '../../../texts/bulk'
import { fill } from '../../../texts/catalogue'
import { Checkbox, NativeSelect } from '../../../ui'
import type { Flow } from './flow'

/** The guessed meaning of each column, with a sample value to identify it. */
export function MapBody({ bulk }: Flow) {
  const { table, setColumn, setHeader } = bulk
  const texts = useTexts(bulkTexts)
  if (!table) return null

  const options = BULK_FIELDS.map((field) => ({ value: field, label: texts[`field.${field}`] }))
  const first = table.cells[table.hasHeader ? 1 : 0] ?? []
  return (
    <>
      <Checkbox label={texts.hasHeader} checked={table.hasHeader} onChecked={setHeader} />
      <div className="gw-bulk-columns">
        {table.columns.map((field, at) => {
          const sample = first[at]?.slice(0, 24)
          const name = fill(sample ? texts.columnLike : texts.column, {
            number: at + 1,
            sample: sample ?? '',
          })
          return (
            <NativeSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
              key={at}
              label={table.hasHeader ? table.cells[0]?.[at] || name : name}
              hint={table.hasHeader ? sample : undefined}
              placeholder={texts.ignore}
              options={options}
              value={field ?? ''}
              // An empty value means no field.
              onValue={(value) => setColumn(at, (value || null) as BulkField | null)}
            />
          )
        })}
      </div>
    </>
  )
}
