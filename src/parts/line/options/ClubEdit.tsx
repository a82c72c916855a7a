import { useRef, useState } from 'react'
import { CLUB_LENGTHS, clubMonth, MONTHS, spellClubMonth } from '../../../domain/line/clubMonths'
import { useAnnounce, useFormat, useLineItem, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { lineOptionsTexts } from '../../../texts/lineOptions'
import { NativeSelect, RadioGroup } from '../../../ui'
import { EditorDialog } from '../../dialog/EditorDialog'
import type { DialogContentProps } from '../../dialog/kinds'
import { useEndIf } from '../../dialog/useEndIf'
import { useSaving } from '../../dialog/useSaving'
import { useItemName } from '../useItemName'

/** A club's number of months and start, both required. A failed save keeps the input. */
export function ClubEdit({ params, ...frame }: DialogContentProps<'club-edit'>) {
  const { end } = frame
  const { line, editClub } = useLineItem(params.lineId)
  const name = useItemName(params.lineId)
  const texts = useTexts(lineOptionsTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const announce = useAnnounce()
  const format = useFormat()
  const nameOf = (month: number) => format.day({ year: 2000, month, day: 1 }, 'month-name')
  const { isBusy, error, run } = useSaving()
  const { club_orders: orders = null, club_order_start_month: start = null } = line?.detail ?? {}
  const [months, setMonths] = useState(orders)
  const [first, setFirst] = useState(clubMonth(start))
  const [isTried, setTried] = useState(false)
  const lengthField = useRef<HTMLFieldSetElement>(null)
  const startField = useRef<HTMLSelectElement>(null)
  useEndIf(!line, end)
  if (!line) return null

  const all: readonly number[] = CLUB_LENGTHS
  const lengths = orders === null || all.includes(orders) ? all : [...all, orders].sort(byNumber)
  const say = (count: number) => fill(texts.clubMonths, { months: count })
  const save = async () => {
    setTried(true)
    if (months === null) return lengthField.current?.querySelector('input')?.focus()
    if (first === null) return startField.current?.focus()
    if (months === orders && first === clubMonth(start)) return end(null)
    const isSaved = await run(() => editClub(months, spellClubMonth(first, start)))
    if (!isSaved) return
    const words = fill(texts.clubSaved, { months, start: nameOf(first) })
    announce('say', { text: words })
    end('saved')
  }

  return (
    <EditorDialog
      {...{ ...frame, isBusy, error }}
      title={fill(texts.clubTitle, { item: name })}
      onSave={() => void save()}
    >
      <RadioGroup
        ref={lengthField}
        isInline
        legend={texts.clubLength}
        hint={texts.clubLengthHint}
        value={months === null ? null : String(months)}
        onValue={(value) => setMonths(Number(value))}
        options={lengths.map((count) => ({ value: String(count), label: say(count) }))}
        error={isTried && months === null && texts.clubLengthMissing}
        errorWord={errorWord}
      />
      <NativeSelect
        ref={startField}
        label={texts.clubStart}
        value={first === null ? '' : String(first)}
        onValue={(value) => setFirst(clubMonth(value))}
        placeholder={first === null ? '–' : undefined}
        options={MONTHS.map((month) => ({ value: String(month), label: nameOf(month) }))}
        error={isTried && first === null && texts.clubStartMissing}
        errorWord={errorWord}
      />
    </EditorDialog>
  )
}

const byNumber = (a: number, b: number) => a - b
