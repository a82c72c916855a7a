interface Trust {
  createScript(text: string): string
  createScriptURL(url: string): string
}

declare const trustedTypes: { createPolicy(name: string, rules: Trust): Trust }

/**
 * The Trusted Types policy `giftwell`: it passes the texts and addresses that are keys of this
 * object, and nothing else (reliability §12). Where a page knows no such policies, or forbids this
 * one, texts come back as they went in.
 */
export function createTrust(known: Readonly<Record<string, unknown>>): Trust {
  const pass = (text: string) => {
    if (known[text]) return text
    throw TypeError(text)
  }
  const rules = { createScript: pass, createScriptURL: pass }
  try {
    return trustedTypes.createPolicy('giftwell', rules)
  } catch {
    return rules
  }
}
