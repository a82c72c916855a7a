/**
 * The outlines of our icons: strokes on a grid of 24 by 24, drawn for a line 1.75 wide with round
 * ends. Dots are strokes of no length.
 */
export const icons = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  trash:
    'M4 7h16M10 4h4M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12M10 11v5.5M14 11v5.5',
  gift: 'M4.5 12v8h15v-8M3 8h18v4H3zM12 8v12M12 8C9.5 8 7 7.2 7 5.3 7 3.9 8 3.2 9 3.2c1.9 0 3 2.4 3 4.8 0-2.4 1.1-4.8 3-4.8 1 0 2 .7 2 2.1C17 7.2 14.5 8 12 8',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M8.5 14.5h0M12 14.5h0M15.5 14.5h0',
  truck:
    'M2.5 6h11v10h-11zM13.5 9.5h4l4 3.5v3h-8M9 17.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0M19 17.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0',
  check: 'm4.5 12.5 5 5 10-11',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h0',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16.5h0',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 1 1 18 0M12 11v5.5M12 7.5h0',
  tag: 'M12.5 3.5H20.5v8L11.5 20.5l-8-8zM16.5 7.5h0',
  chevron: 'm6 9 6 6 6-6',
  cart: 'M2.5 4h3l2.5 11h10.5l2-7.5H6.5M10 19.5h0M17 19.5h0',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 1 1 8 0M4 20.5c.8-4 4-6 8-6s7.2 2 8 6',
  snowflake:
    'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M4 11.5l3-.9-.8-3M20 12.5l-3 .9.8 3',
} as const

/** The icons that there are. */
export type IconName = keyof typeof icons
