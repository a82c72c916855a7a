import { useEffect, useState } from 'react'

/** `asked` until the browser has said whether the screen stays on. */
export type WakeLock = 'asked' | 'on' | 'off'

/** Keeps the screen on for as long as it is drawn, where the browser lets it. */
export function useWakeLock(): WakeLock {
  const [state, setState] = useState<WakeLock>('asked')
  useEffect(() => {
    let isWanted = true
    let lock: WakeLockSentinel | null = null
    const release = () => void lock?.release().catch(() => undefined)

    async function ask() {
      // A page out of sight is not given one, and loses the one that it has.
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
