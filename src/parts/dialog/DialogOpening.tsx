import { useEffect, useState } from 'react'
import { useTexts } from '../../hooks'
import { dialogTexts } from '../../texts/dialog'
import { Spinner } from '../../ui'
import './DialogOpening.css'

/** Sooner than this a spinner would only flicker, in milliseconds. */
const PATIENCE_MS = 300

/** Stands for the content of a dialog that is on its way: nothing for a moment, then a word. */
export function DialogOpening() {
  const { opening } = useTexts(dialogTexts)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? (
    <p className="gw-dialog-opening" role="status">
      <Spinner />
      {opening}
    </p>
  ) : null
}
