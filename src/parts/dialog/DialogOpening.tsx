import { useTexts } from '../../hooks'
import { dialogTexts } from '../../texts/dialog'
import { Spinner } from '../../ui'
import { useIsLong } from '../page/useIsLong'
import './DialogOpening.css'

/** Before this delay, a spinner would only flicker, in milliseconds. */
const PATIENCE_MS = 300

/** Placeholder while a dialog's content loads: nothing for a moment, then a loading text. */
export function DialogOpening() {
  const { opening } = useTexts(dialogTexts)
  const isSlow = useIsLong(true, PATIENCE_MS)
  return isSlow ? (
    <p className="gw-dialog-opening" role="status">
      <Spinner />
      {opening}
    </p>
  ) : null
}
