import { useState } from 'react'
import { type DeliveryOutcome, useAnnounce, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { deliveryTexts } from '../../texts/delivery'
import { Message, RadioGroup } from '../../ui'
import './calendar/DateForm.css'
import type { FormProps } from './calendar/DateForm'
import { FormFoot } from './FormFoot'
import { useLateFailure } from './useLateFailure'

/** Form for choosing the shipping method of nonperishable items; the server assigns the date. */
export function MethodForm({ dates, end }: FormProps) {
  const format = useFormat()
  const texts = useTexts(deliveryTexts)
  const announce = useAnnounce()
  const tellLateFailure = useLateFailure()
  const { methods, chosen, isMethodGone, chooseMethod } = dates
  const [picked, setPicked] = useState(methods.find(({ isChosen }) => isChosen)?.shipId ?? null)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<DeliveryOutcome | null>(null)
  const nameOf = (method: (typeof methods)[number]) =>
    method.name ?? fill(texts.methodPlain, { id: method.shipId })
  const method = methods.find(({ shipId }) => shipId === picked) ?? null

  if (methods.length === 0) return <Message tone="info">{texts.methodNone}</Message>

  const hintOf = ({ hasDate, isChosen }: (typeof methods)[number]) => {
    if (!hasDate) return texts.methodNoDate
    return isChosen && chosen
      ? fill(texts.methodArrives, { day: format.day(chosen) })
      : texts.methodDated
  }
  const save = async () => {
    if (!method) return
    setSaving(true)
    setProblem(null)
    const outcome = await tellLateFailure(chooseMethod(method.shipId))
    setSaving(false)
    if (outcome.status !== 'saved') return setProblem(outcome)
    const text = method.hasDate ? texts.savedMethod : texts.savedNoDate
    announce('say', { text: fill(text, { name: nameOf(method) }) })
    end('saved')
  }

  return (
    <div className="gw-dates">
      {isMethodGone && <Message tone="warn">{texts.methodGone}</Message>}
      <RadioGroup
        legend={texts.methodLegend}
        options={methods.map((each) => ({
          value: String(each.shipId),
          label: nameOf(each),
          hint: hintOf(each),
          aside:
            each.costCents > 0
              ? fill(texts.extra, { amount: format.money(each.costCents) })
              : texts.included,
        }))}
        value={picked === null ? null : String(picked)}
        onValue={(value) => setPicked(Number(value))}
      />
      <FormFoot
        name={method ? fill(texts.chooseMethod, { name: nameOf(method) }) : texts.chooseMethodFirst}
        why={texts.chooseMethodFirstHint}
        isReady={method !== null}
        isSaving={isSaving}
        problem={problem}
        onSave={() => void save()}
        onCancel={() => end(null)}
      />
    </div>
  )
}
