import { useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { dialogTexts } from '../../../texts/dialog'
import { Button, Skeleton } from '../../../ui'
import { calendar } from '../../delivery/lazyCalendar'
import { type LazyFailure, lazyPart } from '../../lazy/lazyPart'
import { Failure } from '../../page/Failure'

/** The calendar in its place; its code comes when it is opened. */
export const LazyDateEditor = lazyPart(calendar, ({ DateEditor }) => DateEditor, {
  placeholder: () => <Skeleton shape="control" lines={6} />,
  failed: NotThere,
})

function NotThere({ isRetrying, retry }: LazyFailure) {
  const texts = useTexts(dialogTexts)
  const { tryAgain } = useTexts(commonTexts)
  return (
    <Failure
      title={texts['not-loaded.title']}
      actions={
        <Button isBusy={isRetrying} busyText={texts.opening} onClick={retry}>
          {tryAgain}
        </Button>
      }
    >
      {texts['not-loaded.text']}
    </Failure>
  )
}
