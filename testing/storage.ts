/** Storage in memory, and the map with its content for a test. */
export interface MemoryStorage {
  storage: Storage
  map: Map<string, string>
}

/** Storage in memory; `change` returns methods that replace its own, given its map. */
export function memoryStorage(
  entries: Readonly<Record<string, string>> = {},
  change: (map: Map<string, string>) => Partial<Storage> = () => ({}),
): MemoryStorage {
  const map = new Map(Object.entries(entries))
  const storage: Storage = {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
  return { storage: Object.assign(storage, change(map)), map }
}

/** Storage like in a browser that stores nothing for a page. */
export const denied = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Storage whose methods all throw. */
export const deniedStorage = (): Storage => ({
  length: 0,
  clear: denied,
  getItem: denied,
  key: denied,
  removeItem: denied,
  setItem: denied,
})
