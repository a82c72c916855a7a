import { TextButton } from '../view/controls'

interface FinderProps {
  isAllOpen: boolean
  onToggleAll(): void
}

/** The bar above a list of many shipments; this floor only implements "Expand all". */
export const Finder = ({ isAllOpen, onToggleAll }: FinderProps) => (
  <div className="gw-cart-finder" data-searched="true">
    <search className="gw-finder">
      {field}
      <div className="gw-finder-row">
        {checkbox}
        <TextButton onClick={onToggleAll}>{isAllOpen ? 'Collapse all' : 'Expand all'}</TextButton>
      </div>
      <div className="gw-finder-row">
        <TextButton>One date for all</TextButton>
        <TextButton>One message for all</TextButton>
      </div>
    </search>
  </div>
)

// React writes attributes of an input whenever it is rendered, so these are rendered once.
const field = (
  <div className="gw-field">
    <div className="gw-field-head">
      <label className="gw-field-label" htmlFor="find">
        Search recipients or items
      </label>
    </div>
    <p className="gw-field-hint gw-note" id="find-hint">
      Name, city, ZIP or item
    </p>
    <input id="find" className="gw-control" type="search" aria-describedby="find-hint" />
  </div>
)

const checkbox = (
  <div className="gw-checkbox">
    <input id="incomplete" className="gw-mark gw-checkbox-box" type="checkbox" />
    <label className="gw-checkbox-label" htmlFor="incomplete">
      Show incomplete only
    </label>
  </div>
)
