import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { stepTexts } from '../../texts/step'
import { Button } from '../../ui'
import { SummaryTotals } from '../cart/SummaryTotals'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { GiftList } from './GiftList'

/** Totals and gift list as a sheet, when there is no room beside the page. */
export function OrderSheet({ params: _none, ...frame }: DialogContentProps<'order-summary'>) {
  const texts = useTexts(stepTexts)
  const { close } = useTexts(commonTexts)
  return (
    <Ask
      {...frame}
      title={texts.summaryTitle}
      actions={
        <Button variant="primary" onClick={() => frame.end('close')}>
          {close}
        </Button>
      }
    >
      <SummaryTotals />
      <GiftList />
    </Ask>
  )
}
