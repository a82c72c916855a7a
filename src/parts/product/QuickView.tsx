import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { isChosenOnItsPage, type SkuInfo } from '../../domain/product/products'
import {
  useFormat,
  useProduct,
  useProductOfSku,
  useRecipientChoice,
  useTexts,
  useToast,
} from '../../hooks'
import { commonTexts } from '../../texts/common'
import { addTexts } from '../../texts/pdp'
import { questionTexts } from '../../texts/question'
import { Button, ButtonLink, Money } from '../../ui'
import { Ask } from '../dialog/Ask'
import { DialogOpening } from '../dialog/DialogOpening'
import type { DialogContentProps } from '../dialog/kinds'
import { useIsHere } from '../dialog/useIsHere'
import { LinePicture } from '../line/LinePicture'
import { BuyProblem, useBuyProblemText } from './BuyProblem'
import { PeopleChoice } from './PeopleChoice'
import { QuantityChoice } from './QuantityChoice'
import './QuickView.css'
import { SizeChoice } from './SizeChoice'
import { useAddedWords } from './useAddedWords'
import { useAddLabel } from './useAddLabel'
import { useBuying } from './useBuying'

/** Adds a product without leaving the page: sizes, recipients, and the add button. Choice: `added`. */
export function QuickView({ params, ...frame }: DialogContentProps<'quick-view'>) {
  const { info, status } = useProductOfSku(params.skuId)
  const texts = useTexts(questionTexts)
  if (status === 'loading') return <DialogOpening />
  const url = info && isChosenOnItsPage(info.product) ? safeUrl(info.product.url) : null
  if (info && url) return <OnItsPage info={info} url={url} {...frame} />
  if (info) return <Product info={info} {...params} {...frame} />
  return (
    <Ask
      {...frame}
      title={texts.quickMissing}
      actions={<Button onClick={() => frame.end(null)}>{texts.keepForNow}</Button>}
    />
  )
}

interface OnItsPageProps extends Omit<DialogContentProps, 'params'> {
  info: SkuInfo
  url: string
}

/** Leads to the page of a product that takes more choices than there are here. */
function OnItsPage({ info, url, ...frame }: OnItsPageProps) {
  const { quickMore } = useTexts(questionTexts)
  const { cancel } = useTexts(commonTexts)
  return (
    <Ask
      {...frame}
      title={info.product.name}
      actions={
        <>
          <ButtonLink variant="primary" href={url}>
            {quickMore}
          </ButtonLink>
          <Button onClick={() => frame.end(null)}>{cancel}</Button>
        </>
      }
    >
      <div className="gw-quick-picture">
        <LinePicture info={info} />
      </div>
    </Ask>
  )
}

interface ProductProps extends Omit<DialogContentProps, 'params'> {
  info: SkuInfo
  skuId: number
  location?: string
  csplId?: number
}

function Product({ info, skuId, location = 'quick-view', csplId, ...frame }: ProductProps) {
  const product = useProduct(info.product, skuId)
  const choice = useRecipientChoice()
  const { buy, bought, isBuying } = useBuying(choice)
  const button = useAddLabel(choice, isBuying)
  const addedWords = useAddedWords()
  const problemText = useBuyProblemText()
  const { toast } = useToast()
  const isHere = useIsHere()
  const texts = useTexts(questionTexts)
  const words = useTexts(addTexts)
  const { cancel } = useTexts(commonTexts)
  const [quantity, setQuantity] = useState(1)
  const { size, isSoldOut, isSizeSoldOut } = product
  const { item_id, name } = info.product
  const url = safeUrl(info.product.url)

  const add = async () => {
    if (!size || isSizeSoldOut) return
    const outcome = await buy({
      ...{ itemId: item_id, skuId: size.skuId, quantity, location },
      ...(csplId !== undefined && { csplId }),
    })
    if (outcome?.kind === 'added') {
      const text = addedWords(name, outcome.recipients)
      if (outcome.isPartlySet)
        toast('added', { text: `${text} ${words.partlySet}` }, { tone: 'error' })
      else toast('added', { text }, { tone: 'ok' })
      frame.end('added')
    } else if (outcome && !isHere.current) {
      toast('say', { text: problemText(outcome) }, { tone: 'error' })
    } else if (outcome?.kind === 'failed') await product.refreshStock()
  }
  return (
    <Ask
      {...frame}
      title={name}
      actions={
        <>
          <Button
            variant="primary"
            saves
            isBusy={isBuying}
            busyText={button.busyText}
            aria-disabled={isSoldOut || isSizeSoldOut}
            onClick={() => void add()}
          >
            {isSoldOut ? words.gone : isSizeSoldOut ? words.otherSize : button.label}
          </Button>
          <Button onClick={() => frame.end(null)}>{cancel}</Button>
        </>
      }
    >
      <div className="gw-quick">
        <div className="gw-quick-picture">
          <LinePicture info={info} />
        </div>
        <div className="gw-quick-choices">
          <div className="gw-quick-facts">
            {size?.priceCents != null && <Price size={size} />}
            {url && <a href={url}>{texts.quickMore}</a>}
          </div>
          <SizeChoice product={product} name={name} />
          <PeopleChoice choice={choice} />
          <QuantityChoice value={quantity} onValue={setQuantity} />
          <BuyProblem bought={bought} />
        </div>
      </div>
    </Ask>
  )
}

/** The selected size's price, and its previous one. */
function Price({ size }: { size: { priceCents: number | null; wasCents: number | null } }) {
  const format = useFormat()
  const { was, now } = useTexts(commonTexts)
  return (
    <p className="gw-quick-price">
      <Money
        amount={format.money(size.priceCents ?? 0)}
        was={size.wasCents === null ? undefined : format.money(size.wasCents)}
        wasWord={was}
        nowWord={now}
      />
    </p>
  )
}
