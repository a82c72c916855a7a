/** The text of `giftwell check-page --help`. */
export const checkPageHelp = `giftwell check-page <url or file> [options]

Reads a page that holds root elements of apps, and says what is wrong with it: roots of apps that do not exist, ids
that stand twice, data that are missing or malformed, a script that is missing or lacks its nonce. Pages by address
are asked for once, with GET, and scripts in them are not run. The policy of a page is known where it came with
it: as a header of a page by address, or as <meta>.

Options:
  --header <name:value>  a header for the request, such as a cookie; may be repeated
  --strict               fail for warnings too
  --json                 write the findings as JSON

Exit codes: 0 nothing is wrong, or there are warnings only; 1 an error was found; 2 it could not run.

The same findings on the page itself: add ?giftwell-inspect to its address.`
