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
  /** The id of the frame, which errors lead to. */
  id: string
  form: UseHostedPaymentFormResult
  /** What is said where there is no form: the page has none, it did not load, or the shop takes no cards from here. */
  says: Readonly<Record<'none' | 'blocked' | 'refused', string>>
}

/** The provider's form in a frame of its own. Until it comes its place is as tall as it will be, and the page works. */
export function CardFrame(props: CardFrameProps) {
  const { status, isSlow } = props.form
  // "Try again" goes with the press.
  const place = useRetainedFocus(`${status} ${isSlow}`)
  return (
    <div {...place}>
      <Content {...props} />
    </div>
  )
}

function Content({ id, form, says }: CardFrameProps) {
  const { status, url, isSlow, height, card, open, frameRef } = form
  const texts = useTexts(cardFrameTexts)
  const { slow, tryAgain } = useTexts(commonTexts)
  useEffect(() => {
    if (status === 'idle') void open()
  }, [status, open])
  const again = <Button onClick={() => void open()}>{tryAgain}</Button>

  if (status === 'none' || status === 'refused')
    return (
      <Stack gap={4}>
        <Failure>{says[status]}</Failure>
        <HelpLine />
      </Stack>
    )
  if (status === 'blocked') return <Failure actions={again}>{says.blocked}</Failure>
  if (status === 'secured' && card)
    return (
      <Message tone="ok" role="status">
        {fill(texts.cardReady, { brand: card.brand ?? '', last: card.last_four ?? '' })}
      </Message>
    )
  const tall =
    height === null ? undefined : ({ '--gw-frame-height': `${height}px` } as CSSProperties)
  return (
    <div className="gw-card-frame" style={tall} data-loading={status === 'loading' || undefined}>
      {status === 'loading' && (
        <div className="gw-card-frame-wait">
          <p role="status">
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
