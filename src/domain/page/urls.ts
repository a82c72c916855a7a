/**
 * A URL from data if it is safe to follow: `http(s)`, or relative to the page's own origin. Null for anything
 * else, such as `javascript:`, `data:`, another host without a scheme, or user names.
 */
export function safeUrl(text: string | null | undefined): string | null {
  // Browsers strip these before reading the scheme, so `java
  // script:` would pass for a path.
  const url = (text ?? '').replace(/[\p{C}\p{Z}]/gu, '')
  if (url === '' || url !== (text ?? '').trim()) return null
  if (/^https?:\/\/[^/\\?#@]+(?:[/?#][^\\]*)?$/i.test(url)) return url
  // A second slash or a backslash would lead to another host; a colon before any slash is a scheme.
  return /^(?:\/(?![/\\])|\.{1,2}\/|[?#]|[\w-]+(?:[/?#.]|$))[^\\]*$/.test(url) &&
    !/^[^/?#]*:/.test(url)
    ? url
    : null
}
