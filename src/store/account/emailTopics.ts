import type { EmailPreferences } from '../../api/account/emails'

/** The topics that a customer can subscribe to. */
export const EMAIL_TOPICS = ['offers', 'recipes', 'charges', 'sms'] as const

export type EmailTopic = (typeof EMAIL_TOPICS)[number]

/** A customer's choices: topics, and a frequency of `each`, `weekly` or `monthly`. */
export type EmailChoices = Readonly<Record<EmailTopic, boolean>> & { readonly frequency: string }

/** Converts the server's preferences into choices. */
export const choicesOf = (known: EmailPreferences): EmailChoices => ({
  offers: Boolean(known.offers),
  recipes: Boolean(known.recipes),
  charges: Boolean(known.charges),
  sms: Boolean(known.sms),
  frequency: known.frequency ?? 'weekly',
})

/** The topics in which two choices differ. */
export const differingTopics = (one: EmailChoices, other: EmailChoices): readonly EmailTopic[] =>
  EMAIL_TOPICS.filter((topic) => one[topic] !== other[topic])
