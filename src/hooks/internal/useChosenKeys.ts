import { useCallback, useState } from 'react'

/**
 * Who is chosen, by key, in the order of choosing. Until something is chosen, it is who is chosen by default, who
 * may become known late.
 */
export function useChosenKeys(byDefault: string | null) {
  const [own, setOwn] = useState<{ chosen: readonly string[]; ever: readonly string[] } | null>(
    null,
  )
  const state = own ?? { chosen: byDefault ? [byDefault] : [], ever: byDefault ? [byDefault] : [] }

  const update = useCallback(
    (change: (chosen: readonly string[]) => readonly string[]) =>
      setOwn((now) => {
        const before = now ?? { chosen: byDefault ? [byDefault] : [], ever: [] }
        const chosen = change(before.chosen)
        return { chosen, ever: [...new Set([...before.ever, ...before.chosen, ...chosen])] }
      }),
    [byDefault],
  )
  return {
    chosen: state.chosen,
    /** Who was chosen at some time: they stay where they can be seen. */
    ever: state.ever,
    set: (key: string, isChosen: boolean) =>
      update((chosen) => [...chosen.filter((one) => one !== key), ...(isChosen ? [key] : [])]),
    replace: (keys: readonly string[]) => update(() => [...new Set(keys)]),
  }
}
