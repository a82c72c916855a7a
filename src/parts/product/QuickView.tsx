import { useEffect, useId, useState } from 'react'
import { MAX_QUANTITY } from '../../domain/constants'
import { safeUrl } from '../../domain/page/urls'
import type { SkuInfo } from '../../domain/product/products'
import {
  useAnnounce,
  useFormat,
  useProduct,
  useRecipientChoice,
  useStore,
  useTexts,
} from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { lineTexts } from '../../texts/line'
import { pdpTexts } from '../../texts/pdp'
import { questionTexts } from '../../texts/question'
import { Button, ButtonLink, QuantityField } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { LinePicture } from '../line/LinePicture'
import { Failure } from '../page/Failure'
import { PendingNote } from '../page/PendingNote'
import { useNameList } from '../recipient/useNameList'
import { failureWords } from './failureWords'
import { PeopleChoice } from './PeopleChoice'
import { PeopleList } from './PeopleList'
import { ProductSizes } from './ProductSizes'
import { addLabel, personName } from './personName'
import './QuickView.css'
import { useAddFor } from './useAddFor'

/** A product without leaving the page: its sizes, who it is for, into the cart. Choice: `added`. */
export function QuickView({ params, ...frame }: DialogContentProps<'quick-view'>) {
  const info = useStore().state.products.get(params.skuId)
  const texts = useTexts(questionTexts)
  if (info) return <QuickProduct info={info} {...params} {...frame} />
  return (
    <Ask
      {...frame}
      title={texts.quickMissing}
      actions={<Button onClick={() => frame.end(null)}>{texts.keepForNow}</Button>}
    />
  )
}

interface QuickProductProps extends Omit<DialogContentProps, 'params'> {
  info: SkuInfo
  skuId: number
  location?: string
}

function QuickProduct({ info, skuId, location = 'quick-view', ...frame }: QuickProductProps) {
  const { product } = info
  const { sizes, size, selectSize, isSoldOut, checkStock } = useProduct(product, { skuId })
  const choice = useRecipientChoice()
  const adding = useAddFor(choice)
  const announce = useAnnounce()
  const format = useFormat()
  const inSentence = useNameList()
  const texts = useTexts(pdpTexts)
  const { quickMore } = useTexts(questionTexts)
  const words = useTexts(lineTexts)
  const { cancel } = useTexts(commonTexts)
  const [quantity, setQuantity] = useState(1)
  const [failure, setFailure] = useState<string | null>(null)
  const url = safeUrl(product.url)
  const isGone = size?.stock === 'sold-out'
  const { chosen, people } = choice
  const sum = (size?.priceCents ?? 0) * quantity * Math.max(1, chosen.length)

  async function add() {
    if (!size) return
    setFailure(null)
    const result = await adding.addFor({ product, size, quantity, location })
    if (!result) return
    setFailure(failureWords(result, texts, inSentence))
    if (result.outcome.status !== 'added') return void checkStock()
    const who = inSentence(
      chosen.map((one) => (one.isMyself ? texts.addedSelf : personName(one, texts))),
    )
    announce('say', { text: fill(texts.added, { item: product.name, who }) })
    frame.end('added')
  }

  return (
    <Ask
      {...frame}
      title={product.name}
      actions={
        <>
          <Button
            variant="primary"
            saves
            isBusy={adding.isAdding}
            busyText={texts.adding}
            aria-disabled={isSoldOut || isGone}
            onClick={() => {
              if (!isGone) void add()
            }}
          >
            {isSoldOut ? texts.gone : isGone ? texts.otherSize : addLabel(chosen, people, texts)}
          </Button>
          {url && <ButtonLink href={url}>{quickMore}</ButtonLink>}
          <Button onClick={() => frame.end(null)}>{cancel}</Button>
        </>
      }
    >
      <div className="gw-quick">
        <div className="gw-quick-picture">
          <LinePicture info={info} />
        </div>
        <div className="gw-quick-choices">
          <ProductSizes
            legend={texts.sizes}
            name={product.name}
            sizes={sizes}
            value={size?.skuId ?? null}
            onValue={selectSize}
          />
          <QuickPeople choice={choice} error={adding.lacksPeople ? texts.nobody : null} />
          <div className="gw-quick-last">
            <QuantityField
              label={fill(words.quantity, { item: product.name })}
              decreaseText={fill(words.decrease, { item: product.name })}
              increaseText={fill(words.increase, { item: product.name })}
              value={quantity}
              max={MAX_QUANTITY}
              onCommit={(wanted) => setQuantity(Math.max(1, wanted))}
            />
            {chosen.length > 1 && (
              <p>{fill(texts.sumFor, { amount: format.money(sum), count: chosen.length })}</p>
            )}
          </div>
          {adding.isAdding && <PendingNote isSlowOnly />}
          {failure && <Failure>{failure}</Failure>}
        </div>
      </div>
    </Ask>
  )
}

interface QuickPeopleProps {
  choice: ReturnType<typeof useRecipientChoice>
  error: string | null
}

/** Who it is for, in a dialog: all people are listed in place, as no second dialog is opened. */
function QuickPeople({ choice, error }: QuickPeopleProps) {
  const [isListed, setListed] = useState(false)
  const id = useId()
  useEffect(() => {
    // Nobody was chosen: that is where the way on is.
    if (error) document.getElementById(id)?.querySelector('fieldset')?.focus()
  }, [error, id])
  return (
    <div id={id}>
      <PeopleChoice
        choice={choice}
        error={error}
        openAll={async () => {
          setListed(!isListed)
          return null
        }}
      >
        {isListed && (
          <PeopleList
            people={choice.people}
            chosenKeys={new Set(choice.chosen.map(({ key }) => key))}
            onToggle={choice.toggle}
          />
        )}
      </PeopleChoice>
    </div>
  )
}
