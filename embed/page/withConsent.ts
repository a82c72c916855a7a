import { type EmbedOptions, mayReport } from './options'

/** Drops impression requests without the consent that the page has named. */
export const withConsent =
  (options: EmbedOptions, send: typeof fetch): typeof fetch =>
  (input, init) =>
    /\/impression\//.test(String(input)) && !mayReport(options)
      ? Promise.resolve(new Response(null, { status: 403 }))
      : send(input, init)
