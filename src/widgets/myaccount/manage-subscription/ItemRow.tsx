import { useId } from 'react'
import { boxDifferenceCents } from '../../../domain/account/subscriptionRules'
import type { SubscriptionSize } from '../../../domain/account/subscriptions'
import { MAX_QUANTITY } from '../../../domain/constants'
import { cents } from '../../../domain/money'
import { useFormat, useTexts } from '../../../hooks'
import { useDraft } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { stockTexts } from '../../../texts/stock'
import { QuantityField, RadioGroup } from '../../../ui'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'
import type { ManagedSubscription } from './managed'
import { SettingRow } from './SettingRow'

/** Size and quantity of the gift, or a replacement, with the price difference per box. */
export function ItemRow({ managed }: { managed: ManagedSubscription }) {
  const { subscription, changeItem } = managed
  const { sizes, sku_id, is_unavailable } = subscription
  const own = subscription.qty ?? 1
  const texts = useTexts(manageTexts)
  const stock = useTexts(stockTexts)
  const { money } = useFormat()
  const { itemText, sizeText } = useSubscriptionWords()
  const name = useId()
  const [chosen, setChosen] = useDraft<{ sku?: number; qty?: number }>('item', {})
  const skuId = chosen.sku ?? sku_id
  const qty = chosen.qty ?? own
  const size = sizes.find((one) => one.sku_id === skuId)
  const isDirty = skuId !== sku_id || qty !== own

  const differenceText = (difference: number | null): string => {
    if (!difference) return ''
    const amount = money(Math.abs(difference))
    return fill(difference > 0 ? texts.more : texts.save, { amount })
  }
  const priceText = (one: SubscriptionSize): string => {
    if (one.price == null) return ''
    const each = fill(texts.price, { amount: money(cents(one.price)) })
    const difference = differenceText(boxDifferenceCents(subscription, one, qty))
    return one.sku_id === sku_id || !difference ? each : fill(texts.and, { each, difference })
  }
  const units = size?.units ?? null
  const isFew = units !== null && units > 0 && qty > units
  const canSwitch = sizes.some((one) => one.units !== 0)
  const others = sizes.filter((one) => one.name)
  const labelText = ({ name: item, label }: SubscriptionSize): string => {
    if (!item) return label ?? itemText(subscription)
    return label ? fill(texts.another, { item, size: label }) : item
  }
  // Both groups share one name, so that selecting in one clears the other.
  const radios = (legend: string, offered: readonly SubscriptionSize[]) => (
    <RadioGroup
      legend={legend}
      name={name}
      value={String(skuId)}
      onValue={(sku) => setChosen({ ...chosen, sku: Number(sku) })}
      options={offered.map((one) => ({
        value: String(one.sku_id),
        label: labelText(one),
        hint: one.units === 0 ? stock.soldOut : priceText(one),
        disabled: one.units === 0 && one.sku_id !== sku_id,
      }))}
    />
  )
  return (
    <SettingRow
      verb="item"
      title={texts.gift}
      draft={chosen}
      isDirty={isDirty}
      isUrgent={Boolean(is_unavailable) && canSwitch}
      reset={() => setChosen({})}
      save={() => (isDirty ? changeItem(skuId, qty) : null)}
      form={
        <>
          {radios(
            texts.size,
            sizes.filter((one) => !one.name),
          )}
          {others.length > 0 && radios(texts.switchTo, others)}
          <div className="gw-manage-quantity">
            <span className="gw-manage-label" aria-hidden="true">
              {texts.quantity}
            </span>
            <QuantityField
              label={texts.quantity}
              decreaseText={texts.less}
              increaseText={texts.plus}
              value={qty}
              min={1}
              max={MAX_QUANTITY}
              onCommit={(wanted) => setChosen({ ...chosen, qty: Math.max(1, wanted) })}
            />
          </div>
          <p className="gw-manage-difference" role="status">
            {isFew
              ? fill(stock.left, { units })
              : isDirty && size && differenceText(boxDifferenceCents(subscription, size, qty))}
          </p>
        </>
      }
    >
      <p>{itemText(subscription)}</p>
      <p className="gw-note">{sizeText(subscription)}</p>
    </SettingRow>
  )
}
