/** Tokens of a style sheet, read by scripts/docs/sourceDocs.ts. */
declare module '*.css?docs' {
  const tokens: readonly import('../../scripts/docs/readTokens').Token[]
  export default tokens
}

/** Docstrings of a source file, read by scripts/docs/sourceDocs.ts. */
declare module '*?docs' {
  const docs: readonly import('../../scripts/docs/readDocs').Documented[]
  export default docs
}
