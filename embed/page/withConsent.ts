import { type EmbedOptions, mayReport } from './options'

/** Impressions wait for the consent that the page has named: without it, none is sent. */
export const withConsent =
  (options: EmbedOptions, send: typeof fetch): typeof fetch =>
  (input, init) =>
    /\/impression\//.test(String(input)) && !mayReport(options)
      ? Promise.resolve(new Response(null, { status: 403 }))
      : send(input, init)
