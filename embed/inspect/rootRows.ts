import { checkPage } from '../../src/domain/page/check/checkPage'
import { findRoots } from '../../src/domain/page/check/findRoots'
import type { Finding } from '../../src/domain/page/check/pageElement'
import type { Chunks } from '../loader/decodeManifest'
import { scriptOf } from '../page/data/scriptOf'
import { apps, chunkNumbers, type DomElement, readDom } from './readDom'

interface Place {
  app: string
  node: HTMLElement
}

/** A root in the panel. */
export interface RootRow extends Place {
  /** `loading`, `ready` or `failed`; null if it is not mounted. */
  state: string | null
  /** Its page data as text; null for none. */
  data: string | null
  findings: readonly Finding[]
}

/** The page's roots, with the problems of each, and those of the page itself. */
export function rootRows(): { rows: RootRow[]; others: readonly Finding[] } {
  const page = readDom()
  const findings = checkPage(page, apps)
  // Elements read from the document have their node.
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

/**
 * The root that a finding concerns: the one that contains it, else the first of its app; none if it concerns
 * the page.
 */
function placeOf({ element, app }: Finding, places: readonly Place[]): Place | undefined {
  const { node } = (element ?? {}) as Partial<DomElement>
  const own = places.filter((place) => place.app === app || place.node === node)
  return own.findLast((place) => node && place.node.contains(node)) ?? own[0]
}

function dataOf(node: Element, app: string): string | null {
  return scriptOf(node, CSS.escape(app))?.textContent?.trim() || null
}

/** The file of an app's chunk: `23.1a2b3c4d.js`; empty for an app that this build lacks. */
export function fileOf(chunks: Chunks, app: string): string {
  const [address = ''] = chunks[chunkNumbers.get(app) ?? -1] ?? []
  return address.split('/').at(-1) ?? ''
}

/** A finding as text. */
export const inWords = ({ what, remedy }: Finding): string => `${what} ${remedy}`
