import { checkPage } from '../../src/domain/page/check/checkPage'
import { findRoots } from '../../src/domain/page/check/findRoots'
import type { Finding } from '../../src/domain/page/check/pageElement'
import type { Chunks } from '../loader/decodeManifest'
import { apps, chunkNumbers, type DomElement, readDom } from './readDom'

interface Place {
  app: string
  node: HTMLElement
}

/** A root as the panel shows it. */
export interface RootRow extends Place {
  /** `loading`, `ready` or `failed`; null where nothing has mounted it. */
  state: string | null
  /** The data that the page wrote for it, as text; null for none. */
  data: string | null
  findings: readonly Finding[]
}

/** The roots of the page, and what is wrong with them and with the page itself. */
export function rootRows(): { rows: RootRow[]; others: readonly Finding[] } {
  const page = readDom()
  const findings = checkPage(page, apps)
  // What was read from the document has its element with it.
  const roots = findRoots(page.elements, apps) as { element: DomElement; app: string }[]
  const places = roots.map(({ element, app }) => ({ app, node: element.node as HTMLElement }))
  const placed = findings.map((one) => ({ one, place: placeOf(one, places) }))
  const at = (place?: Place) => placed.filter((each) => each.place === place).map(({ one }) => one)
  const rows = places.map((place) => ({
    ...place,
    state: place.node.getAttribute('data-giftwell-state'),
    data: dataOf(place.node, place.app),
    findings: at(place),
  }))
  return { rows, others: at() }
}

/** The root that a finding is about: the one that it is in, else the first of its app; none where it is the page's. */
function placeOf({ element, app }: Finding, places: readonly Place[]): Place | undefined {
  const { node } = (element ?? {}) as Partial<DomElement>
  const own = places.filter((place) => place.app === app || place.node === node)
  return own.findLast((place) => node && place.node.contains(node)) ?? own[0]
}

function dataOf(node: Element, app: string): string | null {
  const json = 'script[type="application/json"]'
  const block =
    node.querySelector(`${json}[data-giftwell-props]`) ??
    document.querySelector(`${json}[data-giftwell-for="${CSS.escape(app)}"]`)
  return block?.textContent?.trim() || null
}

/** The file of an app's chunk: `23.1a2b3c4d.js`; empty for an app that this build does not have. */
export function fileOf(chunks: Chunks, app: string): string {
  const [address = ''] = chunks[chunkNumbers.get(app) ?? -1] ?? []
  return address.split('/').at(-1) ?? ''
}

/** A finding in a sentence. */
export const inWords = ({ what, remedy }: Finding): string => `${what} ${remedy}`
