import { type ReactNode, useEffect, useRef, useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { formatPhone } from '../../domain/recipient/phone'
import { useAccount, useCheckout, usePage, useTexts } from '../../hooks'
import { orderTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { questionTexts } from '../../texts/question'
import { unknownOrderTexts } from '../../texts/unknownOrder'
import { ButtonLink, Spinner } from '../../ui'
import { HelpLine } from '../page/HelpLine'
import './OrderProgress.css'

/** An order whose outcome is unknown, in place of the form, so that it cannot be submitted again. */
export function OrderProgress() {
  const { status } = useCheckout()
  return status === 'still-unknown' ? <StillUnknown /> : <Checking />
}

/** A panel whose heading takes focus, because it replaced a form. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="gw-order-panel" aria-label={title}>
      <h1 ref={heading} tabIndex={-1} data-gw-heading className="gw-checkout-title">
        {title}
      </h1>
      {children}
    </section>
  )
}

function Checking() {
  const texts = useTexts(questionTexts)
  return (
    <Panel title={texts.unknownTitle}>
      <p role="status">
        <Spinner /> {texts.unknownText}
      </p>
      <HelpLine />
    </Panel>
  )
}

function StillUnknown() {
  const { help } = usePage()
  const { reference } = useCheckout()
  const texts = useTexts(orderTexts)
  const { unknown, 'unknown.text': plain } = useTexts(unknownOrderTexts)
  const phone = help.phone && formatPhone(help.phone)
  return (
    <Panel title={unknown}>
      <p role="alert">
        {phone ? fill(texts.stillUnknown, { phone, ref: reference ?? '' }) : plain}
      </p>
      <HelpLine />
    </Panel>
  )
}

/** A placed order (see `useIsPlaced`): a thank-you note, and a link to the shop's own confirmation if it has one. */
export function OrderPlaced({ email: known }: { email?: string | null }) {
  const { buyer, ...current } = useCheckout()
  // As of the order: a new cart clears both, and the buyer stays until they sign out.
  const [{ orderId, reason }] = useState(current)
  const { links } = usePage()
  const { customer } = useAccount()
  const texts = useTexts(orderTexts)
  const { toShop } = useTexts(unknownOrderTexts)
  const href = safeUrl(links.confirmation)
  const shop = safeUrl(links.shop)
  const email = buyer?.email ?? known ?? customer?.email
  const name = buyer?.fname ?? customer?.fname
  useEffect(() => {
    if (href) location.assign(href)
  }, [href])
  return (
    <Panel title={texts.placed}>
      <p role="status">
        {reason === 'cart-gone' && `${texts.went} `}
        {name ? fill(texts.thanks, { name }) : texts.thanksPlain}{' '}
        {orderId
          ? fill(email ? texts.thanksText : texts.thanksNumber, {
              number: String(orderId),
              email: email ?? '',
            })
          : texts.thanksShort}
      </p>
      {!href && shop && <ButtonLink href={shop}>{toShop}</ButtonLink>}
      <HelpLine />
    </Panel>
  )
}
