import { table } from './table'

/** Who begins where, and with what. */
export const waysIn = (): string =>
  table(
    ['Who', 'Begins at', 'Takes'],
    [
      [
        'author of page templates',
        '[Embedding](?path=/docs/embedding--docs)',
        'one script tag and empty elements',
      ],
      [
        'front-end developer',
        '[Headless](?path=/docs/headless--docs), [Hooks](?path=/docs/hooks-reference--docs)',
        '`npm install giftwell`',
      ],
      [
        'designer',
        'Widgets, Parts and UI below, [Theming](?path=/story/theming--preview), [Tokens](?path=/docs/tokens--docs)',
        'a browser',
      ],
    ],
  )
