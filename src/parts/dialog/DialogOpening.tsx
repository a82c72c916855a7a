import { useEffect, useState } from 'react'
import { useStore, useTexts } from '../../hooks'
import { dialogTexts } from '../../texts/dialog'
import { Spinner } from '../../ui'
import './DialogOpening.css'

/** Before this delay, a spinner would only flicker, in milliseconds. */
const PATIENCE_MS = 300

/** Placeholder while a dialog's content loads: nothing for a moment, then a loading text. */
export function DialogOpening() {
  const { opening } = useTexts(dialogTexts)
  const [isSlow, setSlow] = useState(false)
  const { clock } = useStore()
  useEffect(() => clock.after(PATIENCE_MS, () => setSlow(true)), [clock])
  return isSlow ? (
    <p className="gw-dialog-opening" role="status">
      <Spinner />
      {opening}
    </p>
  ) : null
}
