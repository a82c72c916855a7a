import type { PageOptions } from '../../../testing/site/testSite'
import type { Scene } from './scene'

/** Something that a page, a network or a browser does to embedded code. */
export interface Hostility {
  name: string
  /**
   * By default, the whole core flow works. `degrades`: only what `check` says; `harmless`: the server's content
   * stays visible. Nothing is thrown in any case.
   */
  expected?: 'degrades' | 'harmless'
  /** A page script that runs before ours. */
  script?: string
  /** Page styles. */
  css?: string
  /** The markup around the roots. */
  body?: (roots: string) => string
  page?: Partial<PageOptions>
  /** Called before the page is opened. */
  arrange?: (scene: Scene) => unknown
  /** Called when the cart shows its lines. */
  act?: (scene: Scene) => Promise<void>
  /** Additional checks at the end. */
  check?: (scene: Scene) => Promise<void>
  /** Messages that the browser itself logs about it. */
  noise?: RegExp
  /** Why it cannot be combined with others. */
  alone?: string
}
