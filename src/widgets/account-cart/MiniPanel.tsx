import type { ReactNode, RefObject } from 'react'
import { useDialogs, useTexts } from '../../hooks'
import { useRetainedFocus } from '../../parts'
import { commonTexts } from '../../texts/common'
import { IconButton } from '../../ui'
import './mini-cart.css'
import { usePanelFocus } from './usePanelFocus'
import { usePanelPlace } from './usePanelPlace'

export interface MiniPanelProps {
  id: string
  /** The button that opened it: the panel is placed below it and returns focus to it. */
  opener: RefObject<HTMLButtonElement | null>
  onClose(): void
  title: string
  /** Key of the current view; when it changes, focus stays in the panel. */
  view: string
  /** A note beside the heading. */
  note?: ReactNode
  /** A sticky footer. */
  foot?: ReactNode
  children?: ReactNode
}

/** A header panel: below its button on a wide page, a sheet on a narrow one. */
export function MiniPanel({
  id,
  opener,
  onClose,
  title,
  view,
  note,
  foot,
  children,
}: MiniPanelProps) {
  const { close } = useTexts(commonTexts)
  const { toasts } = useDialogs()
  const kept = useRetainedFocus(view)
  const panel = kept.ref
  const isSheet = usePanelPlace(panel, opener)
  const onKeyDown = usePanelFocus({ panel, opener, isSheet, onClose })

  return (
    <>
      {isSheet && <div className="gw-mini-scrim" onClick={onClose} aria-hidden="true" />}
      <div
        {...kept}
        id={id}
        className="gw-mini"
        data-shape={isSheet ? 'sheet' : 'drop'}
        data-gw-sheet={isSheet || undefined}
        role="dialog"
        // A toast is outside of it, and a screen reader must be able to reach its Undo.
        aria-modal={(isSheet && toasts.length === 0) || undefined}
        aria-labelledby={`${id}-title`}
        onKeyDown={onKeyDown}
      >
        <header className="gw-mini-header">
          <h2 className="gw-mini-title" id={`${id}-title`} data-gw-heading tabIndex={-1}>
            {title}
          </h2>
          <p className="gw-mini-note gw-note">{note}</p>
          <IconButton icon="close" label={close} onClick={onClose} />
        </header>
        <div className="gw-mini-body">{children}</div>
        {foot && (
          <footer className="gw-mini-foot" data-gw-foot>
            {foot}
          </footer>
        )}
      </div>
    </>
  )
}
