/** Every state of the strip that announces offers. */
export const states = [
  'text only',
  'with link',
  'with code',
  'apply pending / accepted / invalid / expired / apply-error',
  'already applied',
  'countdown Nd Nh',
  'Nh',
  'hidden at ≥ 7 days',
  'under 1 h ("0h left" risk: we show "Ends soon")',
  'ended (removed without layout jump)',
  'dismissed (remembered)',
  'storage denied (reappears next page, works)',
  'two messages queued (manual next, no auto-rotate)',
  'long text wraps',
  'no data (nothing, zero height)',
  'shipping cut-off variant',
]
