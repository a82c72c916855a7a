import { useState } from 'react'
import { lineOptions } from '../../../domain/line/lineOptions'
import { isTurnedOff } from '../../../domain/shipment/autoDelivery'
import { type SaveOutcome, useAnnounce, useLineItem, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { lineOptionsTexts } from '../../../texts/lineOptions'
import { Message } from '../../../ui'
import { EditorDialog } from '../../dialog/EditorDialog'
import type { DialogContentProps } from '../../dialog/kinds'
import { useEndIf } from '../../dialog/useEndIf'
import { useSaving } from '../../dialog/useSaving'
import { FrequencySelect } from '../../shipment/FrequencySelect'
import { useItemName } from '../useItemName'
import { ParentChoice } from './ParentChoice'
import { SizeChoice } from './SizeChoice'

/** Dialog to change a line's options. Saved changes show in the cart; failed ones stay selected here. */
export function LineOptions({ params, ...frame }: DialogContentProps<'line-options'>) {
  const { container, end } = frame
  const { lineId } = params
  const item = useLineItem(lineId)
  const { line, info, frequency } = item
  const name = useItemName(lineId)
  const texts = useTexts(lineOptionsTexts)
  const announce = useAnnounce()
  const { isBusy, error, run } = useSaving()
  const [chosen, setChosen] = useState<Chosen>({})
  useEndIf(!line, end)
  if (!line) return null

  const has = lineOptions(line, info?.siblings.length ?? 0)
  const parentId = line.detail?.parent_clin_id ?? null
  const now: Required<Chosen> = { skuId: line.sku_id, frequency, parentId, ...chosen }
  const save = async () => {
    const isSaved = await run(async () => {
      const { skuId, frequency: every, parentId: parent } = now
      const changes = [
        every !== frequency && (() => item.setAutoDelivery(every)),
        parent !== parentId && parent !== null && (() => item.setParent(parent)),
        // Last, because a server can give a line of another size a new id.
        skuId !== line.sku_id && (() => item.swapSku(skuId)),
      ]
      for (const change of changes) {
        const outcome = change ? await change() : SAVED
        if (outcome.status === 'failed') return outcome
      }
      return SAVED
    })
    if (!isSaved) return
    const isChanged = Object.keys(chosen).length > 0
    if (isChanged) announce('say', { text: fill(texts.saved, { item: name }) })
    end('saved')
  }

  const isEmpty = !has.size && !has.autoDelivery && !has.parent

  return (
    <EditorDialog
      {...{ ...frame, isBusy, error }}
      title={fill(texts.title, { item: name })}
      text={isEmpty ? texts.nothing : undefined}
      errorTitle={texts.notSaved}
      onSave={isEmpty ? undefined : () => void save()}
    >
      {has.size && (
        <SizeChoice
          lineId={lineId}
          skuId={now.skuId}
          onSkuId={(skuId) => setChosen({ ...chosen, skuId })}
        />
      )}
      {has.autoDelivery && (
        <>
          {isTurnedOff(line) && <Message tone="info">{texts.turnedOff}</Message>}
          <FrequencySelect
            label={texts.frequency}
            hint={line.is_perpetual_subscription ? texts.perpetualHint : texts.frequencyHint}
            value={now.frequency}
            onValue={(value) => setChosen({ ...chosen, frequency: value })}
          />
        </>
      )}
      {has.parent && (
        <ParentChoice
          container={container}
          lineId={lineId}
          itemId={line.item_id}
          parentId={now.parentId}
          onParentId={(id) => setChosen({ ...chosen, parentId: id })}
        />
      )}
    </EditorDialog>
  )
}

const SAVED: SaveOutcome = { status: 'saved' }

/** The unsaved selection. */
interface Chosen {
  skuId?: number
  frequency?: string
  parentId?: number | null
}
