import type { PageOptions } from '../../../testing/site/testSite'
import type { Scene } from './scene'

/** Something that a page, a network or a browser does to those who live in it. */
export interface Hostility {
  name: string
  /**
   * Unless given, all of the core flow works. `degrades`: what `check` says; `harmless`: what the server
   * sent stays to be seen. Nothing is thrown in any case.
   */
  expected?: 'degrades' | 'harmless'
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
