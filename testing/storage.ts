/** A storage in memory, and the map in which a test finds what it holds. */
export interface MemoryStorage {
  storage: Storage
  map: Map<string, string>
}

/** A storage in memory; `change` gives methods that take the place of its own, made for its map. */
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

/** A storage whose methods all throw. */
export const deniedStorage = (): Storage => ({
  length: 0,
  clear: denied,
  getItem: denied,
  key: denied,
  removeItem: denied,
  setItem: denied,
})
