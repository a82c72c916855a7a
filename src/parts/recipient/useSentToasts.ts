import { useMemo } from 'react'
import { isMyselfAddress } from '../../domain/recipient/addresses'
import type { ChosenAddress, Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import { isMyself, recipientName } from '../../domain/shipment/shipments'
import {
  type CopyOutcome,
  type MoveOutcome,
  type RecipientChangeOutcome,
  type UndoOutcome,
  useStore,
  useTexts,
  useToast,
} from '../../hooks'
import { failureKind } from '../../texts/failureKind'
import { personTexts } from '../../texts/person'
import { focusAfterRemoval } from '../focus/focusAfterRemoval'
import { personName } from './personName'

interface Telling {
  toast: ReturnType<typeof useToast>['toast']
  /** How a recipient is named in a toast. */
  nameOf(to: ChosenAddress): string
}
type Undo = (() => Promise<unknown>) | undefined

/** Shows toasts for moved and copied items, with Undo. The dialog itself shows failures. */
export function useSentToasts() {
  const { toast, ask } = useToast()
  const { state } = useStore()
  const { someone } = useTexts(personTexts)
  return useMemo(() => {
    const nameOf = (to: ChosenAddress) => personName(to, { myself: recipientName(to), someone })
    const telling = { toast, nameOf }
    return {
      moved: (outcome: MoveOutcome, to: ChosenAddress, skuId: number) =>
        tellMoved(telling, outcome, to, skuId),
      copied: (outcome: CopyOutcome, to: ChosenAddress) => {
        const shipment = state.cart?.recipients.find(({ addr_id }) => addr_id === to.addr_id)
        if (outcome.status !== 'sent' || !shipment || !needsAddress(shipment)) {
          tellCopied(telling, outcome, to)
          return
        }
        const { crec_id: shipmentId } = shipment
        const action = () => void ask('change-recipient', { shipmentId, part: 'address' })
        const options = { tone: 'ok', action, actionKind: 'address' } as const
        toast('recipient-added', { name: nameOf(to) }, options)
      },
      changed: (outcome: RecipientChangeOutcome, to: ChosenAddress) =>
        tellChanged(telling, outcome, to),
      edited: (outcome: RecipientChangeOutcome, to: ChosenAddress) =>
        tellChanged(telling, outcome, to, true),
    }
  }, [toast, ask, state, someone])
}

/** Whether anything but the date is missing, for a recipient other than the shopper. */
const needsAddress = (shipment: Shipment) =>
  !isMyself(shipment) && missingOf(shipment).some((part) => part !== 'date')

function tellMoved(telling: Telling, outcome: MoveOutcome, to: ChosenAddress, skuId: number): void {
  const { status, flaw, shipment, undo } = outcome
  if (shipment) {
    tellChanged(telling, shipment, to)
    return
  }
  const { toast } = telling
  const undoAndTell = undo && (async () => tellUndone(toast, await undo(), skuId))
  if (status === 'moved') tellGoesTo(telling, 'line-moved', to, { skuId }, undoAndTell)
  if (flaw === 'details') toast('line-moved-partly', { skuId }, withUndo('error', undoAndTell))
  if (flaw === 'doubled') toast('line-doubled', { skuId }, { tone: 'error' })
  if (flaw === 'lost') toast('not-restored', { skuId }, { tone: 'error' })
}

function tellUndone(toast: Telling['toast'], outcome: UndoOutcome, skuId: number): void {
  const { status, reason, isDoubled, isLost } = outcome
  if (status === 'restored') toast('restored', { skuId }, { tone: 'ok' })
  else if (status === 'partly') toast('restored-partly', { skuId }, { tone: 'error' })
  else if (isDoubled) toast('line-doubled', { skuId }, { tone: 'error' })
  else toast(isLost ? 'not-restored' : failureKind(reason), { skuId }, { tone: 'error' })
}

function tellCopied(telling: Telling, { status, undo }: CopyOutcome, to: ChosenAddress): void {
  const { toast } = telling
  const undoAndTell =
    undo &&
    (async () => {
      const { status: undone, reason } = await undo()
      if (undone === 'failed') toast(failureKind(reason), {}, { tone: 'error' })
    })
  if (status === 'sent') tellGoesTo(telling, 'copied', to, {}, undoAndTell)
  if (status === 'partly') toast('copied-partly', {}, withUndo('error', undoAndTell))
}

function tellChanged(
  telling: Telling,
  outcome: RecipientChangeOutcome,
  to: ChosenAddress,
  isSamePerson = false,
): void {
  const { toast } = telling
  const { status, former, undo } = outcome
  const undoAndTell =
    undo &&
    former &&
    (async () => {
      const { status: undone, reason } = await undo()
      if (undone === 'restored') tellGoesTo(telling, 'recipient-changed', former, {}, undefined)
      else toast(failureKind(reason), {}, { tone: 'error' })
    })
  if (status === 'merged') toast('shipments-combined', {}, { tone: 'ok' })
  if (status !== 'saved') return
  if (isSamePerson) toast('address-updated', {}, withUndo('ok', undoAndTell))
  else tellGoesTo(telling, 'recipient-changed', to, {}, undoAndTell)
}

/** Shows a toast naming the new recipient, or the shopper. */
function tellGoesTo(
  { toast, nameOf }: Telling,
  kind: 'line-moved' | 'copied' | 'recipient-changed',
  to: ChosenAddress,
  params: Readonly<Record<string, number>>,
  undo: Undo,
): void {
  const toWhom = isMyselfAddress(to) ? `${kind}-to-you` : kind
  toast(toWhom, { ...params, name: nameOf(to) }, withUndo('ok', undo))
}

const withUndo = (tone: 'ok' | 'error', undo: Undo) => ({
  tone,
  // By then, focus can be on an element that undoing removes.
  action: undo ? () => focusAfterRemoval(document.activeElement, undo) : null,
  actionKind: undo ? 'undo' : null,
})
