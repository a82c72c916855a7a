import { type PageData, pageDataSchema } from '../../../src/domain/page/pageData'
import { fits, isExactly } from '../../../src/domain/schema/guard'
import type { Reporter } from '../../../src/store/core/report'
import { pageJson } from './pageJson'

const JSON_BLOCK = 'script[type="application/json"]'

/** The answer of `GET /checkout/cart` that the page has brought along; a text where its block is no JSON. */
export function cartInPage(): unknown {
  const block = document.querySelector(`${JSON_BLOCK}[data-giftwell-cart]`)
  return block && (pageJson(block) ?? '')
}

const taken = new WeakSet<Element>()

/**
 * What the page's `data-giftwell-page` blocks tell all apps, each block once: those that came
 * later, with a root of their own, are found by the next call. What does not fit is reported.
 */
export function takeSharedData(report: Reporter): readonly PageData[] {
  const blocks = document.querySelectorAll(`${JSON_BLOCK}[data-giftwell-page]`)
  return [...blocks].flatMap((block) => {
    if (taken.has(block)) return []
    taken.add(block)
    const data = pageJson(block)
    if (!isExactly(pageDataSchema, data))
      report('page-data-invalid', { detail: 'data-giftwell-page' })
    // What is right of it counts.
    return fits(pageDataSchema, data) ? [data as PageData] : []
  })
}
