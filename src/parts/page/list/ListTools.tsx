import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../ui'
import { FacetChoice, type FacetChoiceProps } from './FacetChoice'
import './ListTools.css'

export interface ListToolsProps {
  /** The filters, one group each. If empty, there is no filter button. */
  filters: readonly FacetChoiceProps['filter'][]
  onToggle(key: string, value: string): void
  /** Name of the button that opens the filters on a phone, and of their region. */
  filterText: string
  filtersText: string
  /** Label of the button that closes them there: "Show 12 gifts". */
  doneText: string
  /** The sort select. */
  children: ReactNode
}

/**
 * The toolbar of a list: filters and sort order. On a phone, a sticky row with the filters in a drawer
 * below it; on a wide page, each filter is a dropdown. Nothing is modal: Escape closes whatever is open.
 */
export function ListTools(props: ListToolsProps) {
  const { filters, onToggle, filterText, filtersText, doneText, children } = props
  const [isOpen, setOpen] = useState(false)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  useEffect(() => {
    // The drawer extends to the bottom of the window, so the row has to be at its top.
    if (isOpen && (toggle.current?.checkVisibility?.() ?? false)) bar.current?.scrollIntoView()
  }, [isOpen])

  const leaving = {
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape' && isOpen && openKey === null) close()
    },
    // The open drawer would cover what has focus. It stays open if focus leaves the document, or goes to
    // something around the toolbar, as on a press between two filters.
    onBlur({ relatedTarget }: FocusEvent) {
      const { current } = bar
      if (!relatedTarget || current?.contains(relatedTarget)) return
      if (!relatedTarget.contains(current)) setOpen(false)
    },
  }
  return (
    <div {...leaving} ref={bar} className="gw-list-tools" data-open={isOpen || undefined}>
      {filters.length > 0 && (
        <>
          <Button
            ref={toggle}
            className="gw-list-tools-toggle"
            icon="filter"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {filterText}
          </Button>
          <fieldset id={id} className="gw-list-tools-filters" aria-label={filtersText}>
            <div className="gw-list-tools-facets">
              {filters.map((filter) => (
                <FacetChoice
                  key={filter.key}
                  filter={filter}
                  isOpen={openKey === filter.key}
                  onOpen={(opens) => setOpenKey(opens ? filter.key : null)}
                  onToggle={(value) => onToggle(filter.key, value)}
                />
              ))}
            </div>
            <Button variant="primary" className="gw-list-tools-done" onClick={close}>
              {doneText}
            </Button>
          </fieldset>
        </>
      )}
      <div className="gw-list-tools-sort">{children}</div>
    </div>
  )
}
