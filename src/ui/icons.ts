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
  pin: 'M12 21c4.5-5 6.5-8.3 6.5-11a6.5 6.5 0 0 0-13 0c0 2.7 2 6 6.5 11M14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0',
  note: 'M4 5h16v11H11l-4.5 4v-4H4zM8 9h8M8 12.5h5',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  repeat: 'M4.5 11a7.5 7.5 0 0 1 13-4.5L20 9M20 4v5h-5M19.5 13a7.5 7.5 0 0 1-13 4.5L4 15M4 20v-5h5',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10',
  people:
    'M12 9a3.2 3.2 0 1 1-6.4 0A3.2 3.2 0 1 1 12 9M2.5 19.5c.6-3.5 3.2-5 6.3-5s5.7 1.5 6.3 5M15.5 6a3 3 0 0 1 0 6M17.5 14.8c2.3.5 3.7 2 4 4.700',
  copy: 'M8.5 8.5h11v11h-11zM5 15.5H4.5v-11h11V5',
  upload: 'M12 16V4.5M7.5 9 12 4.5 16.5 9M4.5 15.5v4h15v-4',
  download: 'M12 4.5V16M7.5 11.5 12 16l4.5-4.5M4.5 15.5v4h15v-4',
  pencil: 'M4.5 19.5l1-4.5L16.5 4l3.5 3.5L9 18.5z',
} as const

/** The icons that there are. */
export type IconName = keyof typeof icons
