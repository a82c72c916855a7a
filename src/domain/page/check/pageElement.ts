import type { DataSchema } from '../rootData'

/** An element of a page as a check reads it, whoever has parsed the page. */
export interface PageElement {
  /** Its name in lower case. */
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** What is written in a script; empty elsewhere. */
  readonly text: string
  readonly parent: PageElement | null
  /** The line of the source that it begins in; null where nobody knows. */
  readonly line: number | null
}

/** A page to check. */
export interface PageToCheck {
  /** All of its elements in the order of the document. */
  readonly elements: readonly PageElement[]
  /** Its content security policies, of headers; those of `<meta>` are found among the elements. */
  readonly policies: readonly string[]
}

/** What is known of an app. */
export interface CheckedApp {
  readonly name: string
  /** The schema of its page data; absent where it takes none. */
  readonly pageData?: DataSchema | undefined
}

export type CheckedApps = ReadonlyMap<string, CheckedApp>

export type FindingCode =
  | 'unknown-app'
  | 'maybe-app'
  | 'duplicate-id'
  | 'nested-root'
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

/** Something that is wrong with a page, and what to do about it. */
export interface Finding {
  readonly code: FindingCode
  /** With an error something of the page does not work; a warning is probably a mistake. */
  readonly severity: 'error' | 'warning'
  readonly what: string
  readonly remedy: string
  /** The app that it concerns; null where it is the page's. */
  readonly app: string | null
  readonly element: PageElement | null
}
