/** The writing direction of a locale's language. A list, because not all browsers have `Intl.Locale.getTextInfo`. */
export const textDirection = (locale: string): 'ltr' | 'rtl' =>
  /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b|-(arab|hebr)\b/i.test(locale) ? 'rtl' : 'ltr'
