import type { DataSchema } from '../rootData'

/** An element of a page for the checks, whatever parsed the page. */
export interface PageElement {
  /** Its tag name, in lower case. */
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** The content of a script; empty for other elements. */
  readonly text: string
  readonly parent: PageElement | null
  /** True if the source has no end tag for it; unknown in a document that is open in a browser. */
  readonly isUnclosed?: boolean
  /** The line of the source where it starts; null if unknown. */
  readonly line: number | null
}

/** A page to check. */
export interface PageToCheck {
  /** All of its elements, in document order. */
  readonly elements: readonly PageElement[]
  /** Its content security policies from headers; those in `<meta>` are among the elements. */
  readonly policies: readonly string[]
}

/** An app, as far as the checks need it. */
export interface CheckedApp {
  readonly name: string
  /** The schema of its page data; absent if it takes none. */
  readonly pageData?: DataSchema | undefined
}

export type CheckedApps = ReadonlyMap<string, CheckedApp>

export type FindingCode =
  | 'unknown-app'
  | 'maybe-app'
  | 'duplicate-id'
  | 'nested-root'
  | 'unclosed-root'
  | 'no-root'
  | 'data-missing'
  | 'data-not-json'
  | 'data-malformed'
  | 'data-unknown'
  | 'data-doubtful'
  | 'data-for-nobody'
  | 'script-missing'
  | 'script-runs-data'
  | 'nonce-missing'
  | 'attribute-unknown'
  | 'option-malformed'

/** A problem of a page, and its remedy. */
export interface Finding {
  readonly code: FindingCode
  /** An error breaks something on the page; a warning is probably a mistake. */
  readonly severity: 'error' | 'warning'
  readonly what: string
  readonly remedy: string
  /** The app that it concerns; null if it concerns the page. */
  readonly app: string | null
  readonly element: PageElement | null
}
