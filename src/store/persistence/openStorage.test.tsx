import { afterEach, expect, it, vi } from 'vitest'
import { denied } from '../../../testing/storage'
import { openStorage } from './openStorage'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('opens the browser’s storages by name', () => {
  expect([openStorage('local'), openStorage('session')]).toEqual([localStorage, sessionStorage])
})

it('takes a storage as it is', () => {
  expect([openStorage(sessionStorage), openStorage(null)]).toEqual([sessionStorage, null])
})

it('is nothing if access is denied', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)
  expect(openStorage('local')).toBeNull()
  expect(openStorage('session')).toBe(sessionStorage)
})

it('is nothing on a server, even if it has a storage', () => {
  vi.stubGlobal('document', undefined)
  expect(openStorage('local')).toBeNull()
})
