import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDialogs, useSingleton } from '../../hooks'
import { TopLayer, VisuallyHidden } from '../../ui'
import type { Opener } from './fallbackFocus'
import { useForeignModal } from './foreignModal'
import { LazyDialogView } from './LazyDialogView'
import { ToastList } from './toast/ToastList'
import { useBackgroundNotices } from './toast/useBackgroundNotices'
import type { Said } from './useSpoken'
import { useSaid } from './useSpoken'

export interface DialogHostProps {
  /** `light`, `dark` or `auto`, like the roots of the page. */
  theme?: string
}

/**
 * Renders the page's dialogs, toasts and live regions, above everything else. Mount it inside the provider.
 * If there are several, only the first is active; the next takes over when it unmounts.
 */
export function DialogHost(props: DialogHostProps) {
  return useSingleton('dialog-host') ? <SingletonHost {...props} /> : null
}

function SingletonHost({ theme }: DialogHostProps) {
  const { current, toasts, announcements } = useDialogs()
  const opener = useRef<Opener>(null)
  useEffect(() => {
    if (!current) opener.current = null
  }, [current])
  const said = useSaid()
  const isSpeaking = toasts.length + announcements.length > 0 || said.polite + said.urgent !== ''
  const { isInTheWay, home } = useForeignModal(current !== null || isSpeaking)
  useBackgroundNotices()
  const isAsking = current !== null && !isInTheWay
  const [isInDialog, setInDialog] = useState(false)
  const regions = !isInDialog && <LiveRegions said={said} />
  const company = (
    <Inside onInside={setInDialog}>
      <LiveRegions said={said} />
      <ToastList />
    </Inside>
  )

  return (
    <>
      {!home && regions}
      {(isAsking || toasts.length > 0 || home) && (
        <TopLayer key={home ? 'modal' : 'page'} isFront home={home} data-giftwell-theme={theme}>
          {(container) => (
            <>
              {home && regions}
              {!isInDialog && <ToastList />}
              {isAsking && (
                <LazyDialogView container={container} company={company} opener={opener} />
              )}
            </>
          )}
        </TopLayer>
      )}
    </>
  )
}

/** Reports whether it is mounted: a dialog can still be loading, or have no content. */
function Inside({ onInside, children }: { onInside(is: boolean): void; children: ReactNode }) {
  useLayoutEffect(() => {
    onInside(true)
    return () => onInside(false)
  }, [onInside])
  return children
}

/**
 * The page's two live regions. They exist before anything is announced and start empty, even when remounted
 * inside a dialog, so that nothing is announced twice.
 */
function LiveRegions({ said }: { said: Said }) {
  const [atFirst] = useState(said)
  const { polite, urgent } = said === atFirst ? { polite: '', urgent: '' } : said
  return (
    <>
      <VisuallyHidden aria-live="polite">{polite}</VisuallyHidden>
      <VisuallyHidden role="alert">{urgent}</VisuallyHidden>
    </>
  )
}
