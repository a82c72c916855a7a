import { safeUrl } from '../../../domain/page/urls'
import { type UseReorderResult, usePage, useTexts } from '../../../hooks'
import { SendActions } from '../../../parts'
import { againTexts } from '../../../texts/again'
import { Button, ButtonLink, Cluster } from '../../../ui'

/** What can be done of an adding that is under way, stopped or over. */
export function RunActions({ reorder }: { reorder: UseReorderResult }) {
  const { run, stop, resume, undo, reset } = reorder
  const { status, counts, entries } = run
  const texts = useTexts(againTexts)
  const cart = safeUrl(usePage().links.cart)
  const isInCart = status !== 'undone' && entries.some(({ shipmentId }) => shipmentId !== null)
  const isWhole = status === 'done' && counts.failed === 0
  return (
    // Another button in the place of the one that was pressed would take a second press.
    <Cluster key={status} isActions>
      <SendActions run={run} canUndo={isInCart} stop={stop} resume={resume} undo={undo}>
        {isInCart && cart && (
          <ButtonLink variant={isWhole ? 'primary' : 'secondary'} href={cart}>
            {texts.cart}
          </ButtonLink>
        )}
        {!isInCart && (
          <Button
            variant={status === 'undone' ? 'primary' : 'secondary'}
            onClick={() => void reset()}
          >
            {texts.list}
          </Button>
        )}
      </SendActions>
    </Cluster>
  )
}
