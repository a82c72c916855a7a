import { useCallback, useRef, useState } from 'react'
import type { NameField, NewPerson } from '../../domain/recipient/newPerson'

/** The people whose names are being typed, with functions to add, change and remove them. */
export function useNewPeople() {
  const [list, setList] = useState<readonly NewPerson[]>([])
  const nextId = useRef(1)

  const add = useCallback((): number => {
    const id = nextId.current++
    setList((all) => [...all, { id, fname: '', lname: '', isSomeoneElse: false }])
    return id
  }, [])
  const change = useCallback((id: number, part: Partial<NewPerson>) => {
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  }, [])
  const setName = useCallback(
    // A different name can be a different person's.
    (id: number, field: NameField, text: string) =>
      change(id, { [field]: text, isSomeoneElse: false }),
    [change],
  )
  const remove = useCallback((...ids: readonly number[]) => {
    setList((all) => all.filter(({ id }) => !ids.includes(id)))
  }, [])
  return { list, add, change, setName, remove }
}
