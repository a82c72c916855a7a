import { type CSSProperties, useEffect } from 'react'
import { type UseHostedPaymentFormResult, useTexts } from '../../hooks'
import { cardFrameTexts } from '../../texts/cardFrame'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { Button, Message, Spinner, Stack } from '../../ui'
import { useRetainedFocus } from '../focus/useRetainedFocus'
import { Failure } from '../page/Failure'
import { HelpLine } from '../page/HelpLine'
import './CardFrame.css'

interface CardFrameProps {
  /** Id of the frame, which errors link to. */
  id: string
  form: UseHostedPaymentFormResult
  /**
   * Texts for when there is no form: the page has none, it did not load, or the shop refuses cards from
   * this connection.
   */
  says: Readonly<Record<'none' | 'blocked' | 'refused', string>>
  /** Whether the page's own alert already announces the failure. */
  isAnnounced?: boolean
  /** Whether a card that is ready can be replaced by another one. */
  isReplaceable: boolean
}

/** The provider's form in an iframe. Its space is reserved until it loads, and the page works meanwhile. */
export function CardFrame(props: CardFrameProps) {
  const { status, isSlow } = props.form
  // "Try again" disappears when pressed; focus follows what replaces it.
  const place = useRetainedFocus(`${status} ${isSlow}`, '[tabindex], button, iframe')
  return (
    <div {...place}>
      <Content {...props} />
    </div>
  )
}

function Content({ id, form, says, isAnnounced, isReplaceable }: CardFrameProps) {
  const { status, url, isSlow, height, card, open, frameRef } = form
  const texts = useTexts(cardFrameTexts)
  const { slow, tryAgain } = useTexts(commonTexts)
  useEffect(() => {
    if (status === 'idle') void open()
  }, [status, open])
  const role = isAnnounced ? undefined : 'alert'
  const again = <Button onClick={() => void open()}>{tryAgain}</Button>

  if (status === 'none' || status === 'refused')
    return (
      <Stack gap={4}>
        <Failure role={role}>{says[status]}</Failure>
        <HelpLine />
      </Stack>
    )
  if (status === 'blocked') {
    return (
      <Failure role={role} actions={again}>
        {says.blocked}
      </Failure>
    )
  }
  // Even if the shop could not store the card, its form is used up.
  if (status === 'secured' || (status === 'securing' && card))
    return (
      <Message
        tone="ok"
        role="status"
        actions={isReplaceable && <Button onClick={() => void open()}>{texts.otherCard}</Button>}
      >
        {card
          ? fill(texts.cardReady, { brand: card.brand ?? '', last: card.last_four ?? '' })
          : texts.cardReadyPlain}
      </Message>
    )
  const tall =
    height === null ? undefined : ({ '--gw-frame-height': `${height}px` } as CSSProperties)
  return (
    <div className="gw-card-frame" style={tall} data-loading={status === 'loading' || undefined}>
      {status === 'loading' && (
        <div className="gw-card-frame-wait">
          <p role="status" tabIndex={-1}>
            <Spinner /> <span>{isSlow ? slow : texts.loading}</span>
          </p>
          {isSlow && again}
        </div>
      )}
      {url && (
        <iframe
          key={url}
          ref={frameRef}
          id={id}
          className="gw-card-frame-form"
          src={url}
          title={texts.frame}
          allow="payment"
          referrerPolicy="strict-origin"
        />
      )}
    </div>
  )
}
