import type { PageOptions } from '../../../testing/site/testSite'
import type { Scene } from './scene'

/** Something that a page, a network or a browser does to those who live in it. */
export interface Hostility {
  name: string
  /**
   * `works`: all of the core flow, and nothing thrown. `degrades`: what `check` says, and nothing
   * thrown. `harmless`: what the server sent stays to be seen, and nothing is thrown.
   */
  expected: 'works' | 'degrades' | 'harmless'
  /** A script of the page, run before ours. */
  script?: string
  /** Rules of the page. */
  css?: string
  /** What stands around the roots. */
  body?: (roots: string) => string
  page?: Partial<PageOptions>
  /** Before the page is opened. */
  arrange?: (scene: Scene) => unknown
  /** When the cart shows its lines. */
  act?: (scene: Scene) => Promise<void>
  /** What must hold in the end, beside the rest. */
  check?: (scene: Scene) => Promise<void>
  /** Messages that the browser itself writes about it. */
  noise?: RegExp
  /** Why it cannot be tried together with all others. */
  alone?: string
}
