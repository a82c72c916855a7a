import { useCallback, useState } from 'react'

/**
 * The keys of the chosen people, in the order in which they were chosen. Until the shopper chooses, it is the
 * default person, who can become known late.
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
    /** Everyone who was ever chosen: they stay visible. */
    ever: state.ever,
    set: (key: string, isChosen: boolean) =>
      update((chosen) => [...chosen.filter((one) => one !== key), ...(isChosen ? [key] : [])]),
    replace: (keys: readonly string[]) => update(() => [...new Set(keys)]),
  }
}
