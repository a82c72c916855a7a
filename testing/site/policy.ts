/** The strict policy of reliability §12. */
export const STRICT_POLICY: string = [
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'; form-action 'self'",
  `script-src 'nonce-{nonce}' 'strict-dynamic'; style-src 'self' 'nonce-{nonce}'`,
  "img-src 'self' data:; font-src 'self'; connect-src 'self'",
  "require-trusted-types-for 'script'; trusted-types giftwell; report-uri /csp",
].join('; ')
