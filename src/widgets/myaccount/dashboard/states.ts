/** Every state of the dashboard. */
export const dashboardStates = [
  'dashboard: full',
  'dashboard: brand-new customer (nothing yet)',
  'dashboard: only orders',
  'dashboard: only subscriptions',
  'dashboard: delivery today',
  'dashboard: delayed order',
  'dashboard: subscription paused',
  'dashboard: card expiring soon',
  'dashboard: one tile failed, others fine',
  'dashboard: one tile slow',
  'dashboard: long name',
  'dashboard: many upcoming deliveries',
  'dashboard: last December can be sent again',
]
