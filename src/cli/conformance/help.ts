/** The text of `giftwell conformance --help`. */
export const conformanceHelp = `giftwell conformance <base-url> [options]

Checks whether a server conforms to the contract: the answers of all 39 endpoints, the rules, the error catalog.
<base-url> is the part before the paths, such as https://shop.example/api; if it has no path, /api is added.

The command changes the cart of the session: it adds two or three recipients, items, codes, and gift cards, then
removes everything except the recipients, because the contract has no call to remove one. It also replaces the
session's billing address. An existing promo code is restored. Existing lines are not changed, but the command
requests more of a sold-out one to see it refused. No order is placed unless --place-order is given.
Use a test shop, not your real one.

Options:
  --cookie <text>        the session, as in a Cookie header: "session=abc; other=1"; default: a new guest
  --header <name:value>  a header for every call, such as a CSRF token; repeatable
  --data <file>          JSON file with items, codes, and cards of your shop to check with (see below);
                         default: those of the demo store, or the contents of the cart
  --only <check>         run only this check, or checks with this prefix: "promo", "row.getCart"; repeatable
  --account              check the account endpoints (an extension) instead of the contract; needs a customer's --cookie
  --read-only            only make calls that change nothing
  --place-order          also place an order, using "payment" from the data file
  --strict               also fail if the server differs from the contract where the specification is silent (marked *)
  --timeout <ms>         time limit of a call; default: 10000
  --json <file>          also write the report as JSON; "-" prints JSON instead of text

Exit codes: 0 no check failed, 1 a check failed, 2 the command could not run.

The data file. Omit what your shop does not have; checks that need it are skipped, with the reason.
{
  "item": { "item_id": 1001, "sku_id": 10011, "other_sku_id": 10012 },    a perishable item of $59.95 or more
  "cheap": { "item_id": 1102, "sku_id": 11021 },                           below $59.95, at standard shipping, not an add-on
  "addOn": { "item_id": 2001, "sku_id": 20011 },
  "nonPerishable": { "item_id": 1601, "sku_id": 16011 },                   offered with shipping method 24
  "autoDelivery": { "item_id": 1602, "sku_id": 16021 },
  "subscription": { "item_id": 2201, "sku_id": 22011 },                    needs an auto-delivery item in the cart
  "club": { "item_id": 1801, "sku_id": 18011 },
  "combo": { "item_id": 1901, "sku_id": 19011 },
  "codes": { "active": ["STEAK10", "SHIPFREE"], "expired": "SUMMER25", "refused": "MEMBERS15" },
  "giftCard": "GIFT-0025",
  "stuckGiftCard": "GIFT-STUCK",                                           a card that the server never removes
  "login": { "email": "test@shop.example", "password": "secret" },         signs the session in at the end
  "payment": { "method": "saved-card", "profile_id": "profile-1" }
}`
