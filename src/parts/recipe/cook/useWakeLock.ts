import { useEffect, useState } from 'react'

/** `asked` until the browser has granted or denied the lock. */
export type WakeLock = 'asked' | 'on' | 'off'

/** Keeps the screen on while mounted, if the browser allows it. */
export function useWakeLock(): WakeLock {
  const [state, setState] = useState<WakeLock>('asked')
  useEffect(() => {
    let isWanted = true
    let lock: WakeLockSentinel | null = null
    const release = () => void lock?.release().catch(() => undefined)

    async function ask() {
      // A hidden page is not granted a lock, and loses one that it has.
      if (document.visibilityState !== 'visible') return
      try {
        if (!navigator.wakeLock) return setState('off')
        lock = await navigator.wakeLock.request('screen')
        if (isWanted) setState('on')
        else release()
      } catch {
        if (isWanted) setState('off')
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', ask)
      release()
    }
  }, [])
  return state
}
