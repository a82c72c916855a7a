import { useState } from 'react'
import { useCheckout, usePage, useTexts } from '../../hooks'
import { questionTexts } from '../../texts/question'
import { Button } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { useEndIf } from '../dialog/useEndIf'
import { HelpLine } from '../page/HelpLine'

/**
 * Shown while an order's outcome is unknown, to keep the shopper from ordering again. Closes once it is
 * known.
 */
export function OrderUnknown({
  params: _none,
  ...frame
}: DialogContentProps<'order-status-unknown'>) {
  const texts = useTexts(questionTexts)
  const { help } = usePage()
  const { isUncertain } = useCheckout()
  const [wasUncertain] = useState(isUncertain)
  useEndIf(wasUncertain && !isUncertain, frame.end)
  return (
    <Ask
      {...frame}
      title={texts.unknownTitle}
      text={texts.unknownText}
      actions={
        <Button variant="primary" onClick={() => frame.end('wait')}>
          {texts.understood}
        </Button>
      }
    >
      {help.phone && <HelpLine />}
    </Ask>
  )
}
