import { safeUrl } from '../../../domain/page/urls'
import { type UseReorderResult, usePage, useTexts } from '../../../hooks'
import { SendActions } from '../../../parts'
import { againTexts } from '../../../texts/again'
import { Button, ButtonLink, Cluster } from '../../../ui'

interface RunActionsProps {
  reorder: UseReorderResult
  /** Called when the shopper goes back to the list of people. */
  onList(): void
}

/** Actions for a run that is in progress, stopped or done. */
export function RunActions({ reorder, onList }: RunActionsProps) {
  const { run, stop, resume, undo, reset } = reorder
  const { status, counts, entries, isUndoneWhole } = run
  const texts = useTexts(againTexts)
  const cart = safeUrl(usePage().links.cart)
  const isUndone = status === 'undone' && isUndoneWhole
  const isInCart = !isUndone && entries.some(({ shipmentId }) => shipmentId !== null)
  const isWhole = status === 'done' && counts.failed === 0
  return (
    // Keyed, so that a double press does not hit a button that replaced the pressed one.
    <Cluster key={status} isActions>
      <SendActions run={run} canUndo={isInCart} stop={stop} resume={resume} undo={undo}>
        {isInCart && cart && (
          <ButtonLink variant={isWhole ? 'primary' : 'secondary'} href={cart}>
            {texts.cart}
          </ButtonLink>
        )}
        {!isInCart && (
          <Button
            variant={isUndone ? 'primary' : 'secondary'}
            onClick={() => {
              onList()
              void reset()
            }}
          >
            {texts.list}
          </Button>
        )}
      </SendActions>
    </Cluster>
  )
}
