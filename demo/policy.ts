/** Where browsers report what the policy has stopped. */
export const REPORT_PATH = '/csp-report'

/**
 * The strict policy that every page is served with: scripts by nonce alone, styles from here, no
 * framing but of the card form, and Trusted Types with the one policy that the embed needs (reliability §12).
 */
export function policyHeaders(nonce: string, providerOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${providerOrigin}`,
    "require-trusted-types-for 'script'",
    'trusted-types giftwell',
    `report-uri ${REPORT_PATH}`,
    'report-to csp',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${REPORT_PATH}"`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}
