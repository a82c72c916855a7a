import { type EmbedOptions, mayReport } from './options'

/** Answers impression requests with nothing, without sending them, until the consent that the page has named. */
export const withConsent =
  (options: EmbedOptions, send: typeof fetch): typeof fetch =>
  (input, init) =>
    /\/impression\//.test(String(input)) && !mayReport(options)
      ? Promise.resolve(Response.json({ items: [] }))
      : send(input, init)
