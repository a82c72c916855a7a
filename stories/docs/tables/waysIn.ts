import { table } from './table'

/** Where each kind of user starts, and what they need. */
export const waysIn = (): string =>
  table(
    ['You are', 'Start at', 'You need'],
    [
      [
        'an author of page templates',
        '[Embedding](?path=/docs/embedding--docs)',
        'one script tag and empty elements',
      ],
      [
        'a front-end developer',
        '[Headless](?path=/docs/headless--docs), [Hooks](?path=/docs/hooks-reference--docs)',
        '`npm install giftwell`',
      ],
      [
        'a designer',
        'Widgets, Parts and UI below, [Theming](?path=/story/theming--preview), [Tokens](?path=/docs/tokens--docs)',
        'a browser',
      ],
    ],
  )
