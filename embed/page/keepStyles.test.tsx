import { afterEach, expect, it } from 'vitest'
import { keepStyles } from './keepStyles'

const add = (href: string) => {
  const link = document.createElement('link')
  link.href = href
  document.head.append(link)
  return link
}

afterEach(() => document.head.replaceChildren())

it('puts only our styles back into an emptied head', async () => {
  const ours = add('/giftwell/17.3f2a9c1b.css')
  const theirs = add('/shop.css')
  keepStyles()
  const late = add('/giftwell/42.00112233.css')
  await new Promise((resolve) => setTimeout(resolve))
  document.head.replaceChildren()
  keepStyles()
  expect([...document.head.children]).toEqual([ours, late])
  expect(theirs.isConnected).toBe(false)
  keepStyles()
  expect(document.head.children).toHaveLength(2)
})
