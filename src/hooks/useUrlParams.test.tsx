import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useUrlParams } from './useUrlParams'

beforeEach(() => history.replaceState({ kept: 1 }, '', '/list?utm=a'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const params = () => renderHook(() => useUrlParams()).result

it('adds a history entry, and keeps other parameters', () => {
  const result = params()
  const push = vi.spyOn(history, 'pushState')
  act(() => result.current.setParams({ sort: 'low' }))
  expect([location.search, push.mock.calls.length]).toEqual(['?utm=a&sort=low', 1])
  expect(result.current.params.get('sort')).toBe('low')
  act(() => result.current.setParams({ sort: null }))
  expect(location.search).toBe('?utm=a')
})

it('replaces the history entry on request, and keeps the page’s history state', () => {
  const result = params()
  const push = vi.spyOn(history, 'pushState')
  act(() => result.current.setParams({ q: 'rib' }, { isReplaced: true }))
  expect([location.search, push.mock.calls.length]).toEqual(['?utm=a&q=rib', 0])
  expect(history.state).toEqual({ kept: 1 })
})

it('adds no history entry without a change', () => {
  history.replaceState(null, '', '/list?q=beef+rib')
  const result = params()
  const push = vi.spyOn(history, 'pushState')
  act(() => result.current.setParams({ q: 'beef rib' }))
  expect(push).not.toHaveBeenCalled()
})

it('updates all parts of a page, even if the browser prevents changes of the URL', () => {
  const [one, other] = [params(), params()]
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError')
  })
  act(() => one.current.setParams({ sort: 'low' }))
  expect(other.current.params.get('sort')).toBe('low')
  act(() => other.current.setParams({ cut: 'rib' }))
  expect(String(one.current.params)).toBe('utm=a&sort=low&cut=rib')
})
