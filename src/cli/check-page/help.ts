/** The text of `giftwell check-page --help`. */
export const checkPageHelp = `giftwell check-page <url or file> [options]

Checks a page with root elements of apps for mistakes: roots of apps that do not exist, duplicate ids, missing or
malformed data, invalid options, and a script that is missing or lacks its nonce. A URL is fetched once, with GET; if
it leads to another page, that is reported instead. Scripts on the page do not run. The Content-Security-Policy is read
from the response headers of a URL, and from <meta> tags.
Options are checked in the tag of embed.js; the browser's console also lists invalid ones that a script sets.

Options:
  --header <name:value>  a header for the request, such as a cookie; repeatable
  --strict               also fail on warnings
  --json                 print the findings as JSON

Exit codes: 0 no errors (warnings are allowed), 1 an error was found, 2 the command could not run.

To see the same findings on the page itself, add ?giftwell-inspect to its URL.`
