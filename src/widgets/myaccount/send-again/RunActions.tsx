import { useState } from 'react'
import { safeUrl } from '../../../domain/page/urls'
import { type UseReorderResult, usePage, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { sendingTexts } from '../../../texts/sending'
import { Button, ButtonLink, Cluster } from '../../../ui'

/** What can be done of an adding that is under way, stopped or over. */
export function RunActions({ reorder }: { reorder: UseReorderResult }) {
  const { run, stop, resume, undo, reset } = reorder
  const { status, counts, entries } = run
  const texts = useTexts(againTexts)
  const words = useTexts(sendingTexts)
  const cart = safeUrl(usePage().links.cart)
  const [isStopping, setStopping] = useState(false)
  if (status === 'running') {
    const stopNow = async () => {
      setStopping(true)
      await stop()
      setStopping(false)
    }
    return (
      <Cluster key="running" isActions>
        <Button isBusy={isStopping} busyText={words.stopping} onClick={() => void stopNow()}>
          {words.stop}
        </Button>
      </Cluster>
    )
  }
  if (status === 'undoing')
    return (
      <Cluster key="undoing" isActions>
        <Button isBusy>{words.undoing}</Button>
      </Cluster>
    )
  const isStopped = status === 'stopped'
  const hasFailed = status === 'done' && counts.failed > 0
  const isInCart = entries.some(({ shipmentId }) => shipmentId !== null)
  const isDone = status !== 'undone' && isInCart
  const isWhole = status === 'done' && counts.failed === 0
  return (
    // Another button in the place of the one that was pressed would take a second press.
    <Cluster key={status} isActions>
      {isStopped && (
        <Button variant="primary" saves onClick={() => void resume()}>
          {words.resume}
        </Button>
      )}
      {hasFailed && (
        <Button variant="primary" saves onClick={() => void resume(true)}>
          {words.again}
        </Button>
      )}
      {isDone && cart && (
        <ButtonLink variant={isWhole ? 'primary' : 'secondary'} href={cart}>
          {texts.cart}
        </ButtonLink>
      )}
      {isDone && (
        <Button saves onClick={() => void undo()}>
          {words.undo}
        </Button>
      )}
      {(status === 'undone' || !isInCart) && (
        <Button
          variant={status === 'undone' ? 'primary' : 'secondary'}
          onClick={() => void reset()}
        >
          {texts.list}
        </Button>
      )}
    </Cluster>
  )
}
