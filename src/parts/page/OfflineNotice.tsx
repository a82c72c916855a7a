import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useAnnounce, useOffline, useSingleton, useTexts } from '../../hooks'
import { offlineTexts } from '../../texts/offline'
import { Message } from '../../ui'
import './OfflineNotice.css'
import { useOnReconnect } from './useOnReconnect'

export interface OfflineNoticeProps {
  /** Called with the id of the text that says why saving is unavailable; undefined while it is available. */
  onBlocked(reason: string | undefined): void
  /** Called when the connection is restored. */
  onBack?: () => unknown
}

/**
 * Shows, while offline, that there is no connection. A page can have several of these notices; only one
 * announces each change.
 */
export function OfflineNotice({ onBlocked, onBack }: OfflineNoticeProps) {
  const isOffline = useOffline()
  const isVoice = useSingleton('offline-voice')
  const announce = useAnnounce()
  const texts = useTexts(offlineTexts)
  const id = useId()
  const announced = useRef(false)
  const words = isOffline ? texts.title : texts.back

  useLayoutEffect(() => {
    onBlocked(isOffline ? id : undefined)
    return () => onBlocked(undefined)
  }, [isOffline, id, onBlocked])
  useEffect(() => {
    if (!isVoice || announced.current === isOffline) return
    announced.current = isOffline
    announce('say', { text: words })
  }, [isVoice, isOffline, words, announce])
  useOnReconnect(() => void onBack?.())

  if (!isOffline) return null
  return (
    <div className="gw-offline">
      <Message tone="warn" title={<span id={id}>{texts.title}</span>}>
        {texts.text}
      </Message>
    </div>
  )
}
