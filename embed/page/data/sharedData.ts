import { type PageData, pageDataSchema } from '../../../src/domain/page/pageData'
import { fits, isExactly } from '../../../src/domain/schema/guard'
import type { Reporter } from '../../../src/store/core/report'
import { pageJson } from './pageJson'

const JSON_BLOCK = 'script[type="application/json"]'

/** The answer of `GET /checkout/cart` that came with the page; empty text if its block is not JSON. */
export function cartInPage(): unknown {
  const block = document.querySelector(`${JSON_BLOCK}[data-giftwell-cart]`)
  return block && (pageJson(block) ?? '')
}

const taken = new WeakMap<Element, string>()

/**
 * The data in the page's `data-giftwell-page` blocks for all apps, each block once per text: later blocks, which
 * come with their own root, and changed ones are found by the next call. Invalid data is reported.
 */
export function takeSharedData(report: Reporter): readonly PageData[] {
  const blocks = document.querySelectorAll(`${JSON_BLOCK}[data-giftwell-page]`)
  return [...blocks].flatMap((block) => {
    const text = block.textContent
    if (taken.get(block) === text) return []
    taken.set(block, text)
    const data = pageJson(block)
    if (!isExactly(pageDataSchema, data))
      report('page-data-invalid', { detail: 'data-giftwell-page' })
    // The valid part of it counts.
    return fits(pageDataSchema, data) ? [data as PageData] : []
  })
}
