import { type MouseEvent, type ReactNode, useState } from 'react'
import { type Mend, nearestSize } from '../../domain/cart/fixes'
import { formatUsd } from '../../domain/money'
import { safeUrl } from '../../domain/page/urls'
import { useCart, useLineItem, usePage, useSizes, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { problemTexts } from '../../texts/problem'
import { Button, ButtonLink } from '../../ui'
import { useItemName } from '../line/useItemName'
import type { Mending } from './useFixing'

interface MendProps<TKind extends Mend['kind'] = Mend['kind']> {
  mend: Extract<Mend, { kind: TKind }>
  run: Mending['mend']
}

/** The one press that mends a problem; nothing where there turns out to be no such way. */
export function MendButton({ mend, run }: MendProps) {
  switch (mend.kind) {
    case 'remove':
      return <RemoveMend mend={mend} run={run} />
    case 'swap':
      return <SwapMend mend={mend} run={run} />
    case 'take':
      return <TakeMend mend={mend} run={run} />
    case 'choose-parent':
      return <ParentMend mend={mend} run={run} />
    case 'auto-delivery':
      return <AutoDeliveryMend mend={mend} run={run} />
    case 'add-more':
      return <AddMore gapCents={mend.gapCents} />
  }
}

function RemoveMend({ mend, run }: MendProps<'remove'>) {
  const { removeLine } = useCart()
  const texts = useTexts(problemTexts)
  const { lineIds } = mend
  const { isAddOn } = useLineItem(lineIds[0] ?? -1)
  const item = useItemName(lineIds[0] ?? -1)
  const removeAll = async () => {
    const outcomes = []
    for (const lineId of lineIds) outcomes.push(await removeLine(lineId))
    return outcomes.includes('failed') ? 'failed' : 'removed'
  }
  if (isAddOn) {
    const words = fill(texts.removeAddOns, { count: lineIds.length })
    return <Press run={run} change={removeAll} text={words} />
  }
  return (
    <Press run={run} change={removeAll} text={texts.remove} name={fill(texts.removeOf, { item })} />
  )
}

function SwapMend({ mend, run }: MendProps<'swap'>) {
  const { quantity, swapSku } = useLineItem(mend.lineId)
  const { sizes } = useSizes(mend.lineId)
  const texts = useTexts(problemTexts)
  const size = nearestSize(sizes, quantity)
  if (!size?.label) return null
  const price = size.priceCents === null ? '' : formatUsd(size.priceCents)
  const words = fill(price ? texts.swap : texts.swapPlain, { size: size.label, price })
  return <Press run={run} change={() => swapSku(size.skuId)} text={words} />
}

function TakeMend({ mend, run }: MendProps<'take'>) {
  const { setQuantity } = useLineItem(mend.lineId)
  const item = useItemName(mend.lineId)
  const texts = useTexts(problemTexts)
  const { quantity } = mend
  // A wish that could not be met either is still in the way, and the next check says so.
  return (
    <Press
      run={run}
      change={() => setQuantity(quantity)}
      text={fill(texts.take, { quantity })}
      name={fill(texts.takeOf, { quantity, item })}
    />
  )
}

function ParentMend({ mend, run }: MendProps<'choose-parent'>) {
  const { setParent } = useLineItem(mend.lineId)
  const item = useItemName(mend.lineId)
  const parent = useItemName(mend.parentId)
  const texts = useTexts(problemTexts)
  const words = fill(texts.chooseParent, { item, parent })
  return <Press run={run} change={() => setParent(mend.parentId)} text={words} />
}

function AutoDeliveryMend({ mend, run }: MendProps<'auto-delivery'>) {
  const { setAutoDelivery } = useLineItem(mend.lineId)
  const item = useItemName(mend.lineId)
  const texts = useTexts(problemTexts)
  const words = fill(texts.startAutoDelivery, { item })
  return <Press run={run} change={() => setAutoDelivery(mend.frequency)} text={words} />
}

/** The way back into the shop, where the page has one. */
function AddMore({ gapCents }: { gapCents: number | null }) {
  const href = safeUrl(usePage().links.shop)
  const texts = useTexts(problemTexts)
  if (!href) return null
  return (
    <ButtonLink href={href}>
      {gapCents === null ? texts.addMoreItems : fill(texts.addMore, { gap: formatUsd(gapCents) })}
    </ButtonLink>
  )
}

interface PressProps {
  run: Mending['mend']
  change(): Promise<unknown>
  text: ReactNode
  /** What a screen reader says, where the words alone do not tell what is meant. */
  name?: string
}

function Press({ run, change, text, name }: PressProps) {
  const { mending } = useTexts(problemTexts)
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
      busyText={mending}
      aria-label={isBusy ? undefined : name}
      onClick={(event) => void press(event)}
    >
      {text}
    </Button>
  )
}
