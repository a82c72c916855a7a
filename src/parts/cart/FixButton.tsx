import { type MouseEvent, type ReactNode, useState } from 'react'
import { type Fix, nearestSize } from '../../domain/cart/fixes'
import { findLine } from '../../domain/line/lines'
import { safeUrl } from '../../domain/page/urls'
import {
  type Outcome,
  type RemoveOutcome,
  useCart,
  useFormat,
  useLineItem,
  usePage,
  useSizes,
  useTexts,
} from '../../hooks'
import { fill } from '../../texts/catalogue'
import { problemTexts } from '../../texts/problem'
import { Button, ButtonLink } from '../../ui'
import { useFailureToast } from '../dialog/toast/useFailureToast'
import { useItemName } from '../line/useItemName'
import { useQuantityChange } from '../line/useQuantityChange'
import { useRemoval } from '../line/useRemoval'
import type { Fix as Run } from './useFixing'
import { usePossessive } from './usePossessive'

interface FixButtonProps {
  fix: Fix
  /** The shipment with the problem. */
  shipmentId: number
  run: Run
}

interface FixProps<TKind extends Fix['kind']> {
  fix: Extract<Fix, { kind: TKind }>
  /** Whose shipment it is; part of accessible names, because other gifts can have the same button. */
  whose: string
  run: Run
}

/** A button that fixes a problem. Renders nothing if the fix turns out to be unavailable. */
export function FixButton({ fix, shipmentId, run }: FixButtonProps) {
  const whose = usePossessive(shipmentId)
  switch (fix.kind) {
    case 'remove':
      return <RemoveFix fix={fix} whose={whose} run={run} />
    case 'swap':
      return <SwapFix fix={fix} whose={whose} run={run} />
    case 'take':
      return <TakeFix fix={fix} whose={whose} run={run} />
    case 'choose-parent':
      return <ParentFix fix={fix} whose={whose} run={run} />
    case 'auto-delivery':
      return <AutoDeliveryFix fix={fix} whose={whose} run={run} />
    case 'add-more':
      return <AddMore gapCents={fix.gapCents} whose={whose} />
  }
}

function RemoveFix({ fix, whose, run }: FixProps<'remove'>) {
  const { cart, removeLine, restoreLine } = useCart()
  const remove = useRemoval()
  const texts = useTexts(problemTexts)
  const { lineIds } = fix
  const { isAddOn } = useLineItem(lineIds[0] ?? -1)
  const item = useItemName(lineIds[0] ?? -1)
  const removeAll = async () => {
    const outcomes = []
    for (const lineId of lineIds) {
      const outcome = await remove({
        skuId: (cart && findLine(cart, lineId)?.line.sku_id) ?? 0,
        remove: () => removeLine(lineId),
        restore: () => restoreLine(lineId),
      })
      outcomes.push(outcome)
    }
    return outcomes.find(({ status }) => status === 'failed') ?? REMOVED
  }
  const addOns = fill(texts.removeAddOns, { count: lineIds.length })
  const words = isAddOn ? addOns : fill(texts.removeOf, { item })
  return (
    <Press
      run={run}
      change={removeAll}
      text={isAddOn ? addOns : texts.remove}
      name={fill(texts.fixFrom, { fix: words, possessive: whose })}
    />
  )
}

const REMOVED: RemoveOutcome = { status: 'removed' }

function SwapFix({ fix, whose, run }: FixProps<'swap'>) {
  const format = useFormat()
  const { quantity, swapSku } = useLineItem(fix.lineId)
  const tellFailure = useFailureToast()
  const { sizes } = useSizes(fix.lineId)
  const texts = useTexts(problemTexts)
  const nameOf = useNameInGift(fix.lineId, whose)
  const size = nearestSize(sizes, quantity)
  if (!size?.label) return null
  const price = size.priceCents === null ? '' : format.money(size.priceCents)
  const words = fill(price ? texts.swap : texts.swapPlain, { size: size.label, price })
  const change = () => tellFailure(swapSku(size.skuId))
  return <Press run={run} change={change} text={words} name={nameOf(words)} />
}

function TakeFix({ fix, whose, run }: FixProps<'take'>) {
  const setQuantity = useQuantityChange(useLineItem(fix.lineId))
  const nameOf = useNameInGift(fix.lineId, whose)
  const { quantity } = fix
  const words = fill(useTexts(problemTexts).take, { quantity })
  // If the new quantity is not available either, the next validation reports it.
  return <Press run={run} change={() => setQuantity(quantity)} text={words} name={nameOf(words)} />
}

/** Returns a function that adds the item and its gift to a label. */
function useNameInGift(lineId: number, whose: string) {
  const { fixOf } = useTexts(problemTexts)
  const item = useItemName(lineId)
  return (fix: string) => fill(fixOf, { fix, item, possessive: whose })
}

function ParentFix({ fix, whose, run }: FixProps<'choose-parent'>) {
  const { setParent } = useLineItem(fix.lineId)
  const tellFailure = useFailureToast()
  const item = useItemName(fix.lineId)
  const parent = useItemName(fix.parentId)
  const texts = useTexts(problemTexts)
  const words = fill(texts.chooseParent, { item, parent })
  const name = fill(texts.fixIn, { fix: words, possessive: whose })
  const change = () => tellFailure(setParent(fix.parentId))
  return <Press run={run} change={change} text={words} name={name} />
}

function AutoDeliveryFix({ fix, whose, run }: FixProps<'auto-delivery'>) {
  const { setAutoDelivery } = useLineItem(fix.lineId)
  const tellFailure = useFailureToast()
  const item = useItemName(fix.lineId)
  const texts = useTexts(problemTexts)
  const words = fill(texts.startAutoDelivery, { item })
  const name = fill(texts.fixIn, { fix: words, possessive: whose })
  const change = () => tellFailure(setAutoDelivery(fix.frequency))
  return <Press run={run} change={change} text={words} name={name} />
}

/** A link back to the shop, if the page has one. */
function AddMore({ gapCents, whose }: { gapCents: number | null; whose: string }) {
  const format = useFormat()
  const href = safeUrl(usePage().links.shop)
  const texts = useTexts(problemTexts)
  if (!href) return null
  const words =
    gapCents === null ? texts.addMoreItems : fill(texts.addMore, { gap: format.money(gapCents) })
  return (
    <ButtonLink href={href} aria-label={fill(texts.fixFor, { fix: words, possessive: whose })}>
      {words}
    </ButtonLink>
  )
}

interface PressProps {
  run: Run
  change(): Promise<Outcome<string>>
  text: ReactNode
  /** Accessible name, because the visible label alone is ambiguous. */
  name: string
}

function Press({ run, change, text, name }: PressProps) {
  const { fixing } = useTexts(problemTexts)
  const [isBusy, setBusy] = useState(false)
  const press = async ({ currentTarget }: MouseEvent) => {
    setBusy(true)
    await run(currentTarget, change)
    setBusy(false)
  }
  return (
    <Button
      saves
      isBusy={isBusy}
      busyText={fixing}
      aria-label={isBusy ? undefined : name}
      onClick={(event) => void press(event)}
    >
      {text}
    </Button>
  )
}
