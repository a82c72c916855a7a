import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react'
import { TopLayer } from '../../ui'
import type { PanelProps } from './lazyPanels'

interface HeaderButtonProps {
  label: string
  panel: ComponentType<PanelProps>
  children: ReactNode
}

/** A header button and its panel: above the page, in the button's theme. */
export function HeaderButton({ label, panel: Panel, children }: HeaderButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const root = opener.current?.closest<HTMLElement>('.gw-root')
  const onClose = () => setIsOpen(false)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="gw-header-control"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        {children}
      </button>
      {isOpen && (
        <TopLayer data-giftwell-theme={root?.dataset.giftwellTheme}>
          {() => <Panel {...{ id, opener, onClose }} />}
        </TopLayer>
      )}
    </>
  )
}
