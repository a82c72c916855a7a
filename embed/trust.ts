/** Makes text trusted where a page requires Trusted Types; elsewhere it comes back as it went in. */
export interface Trust {
  createScript(text: string): string
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: Trust): Trust
}

/**
 * The Trusted Types policy `giftwell`. It passes the import map's text and the addresses of the
 * table's chunks, and throws for everything else (reliability §12).
 */
export function createTrust(importMap: string, addresses: ReadonlySet<string>): Trust {
  const only = (isKnown: (text: string) => boolean) => (text: string) => {
    if (isKnown(text)) return text
    throw new TypeError(`Giftwell does not trust ${text}`)
  }
  const rules = {
    createScript: only((text) => text === importMap),
    createScriptURL: only((url) => addresses.has(url)),
  }
  try {
    // Not in the DOM types; and a page may forbid the name, which throws.
    const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
    return trustedTypes?.createPolicy('giftwell', rules) ?? rules
  } catch {
    return rules
  }
}
