/** The text of `giftwell conformance --help`. */
export const conformanceHelp = `giftwell conformance <base-url> [options]

Checks whether a server keeps the contract: the answers of all 39 endpoints, the rules, the error catalogue.
<base-url> is what stands before the paths, such as https://shop.example/api; without a path, /api is added.

It changes the cart of the session it is given: it adds two or three recipients, items, codes and gift cards, and
takes all of them off again but the recipients, as the contract has no call that removes one; the billing address
of the session becomes one of its own. A promo code that was there is put back. Of lines that were there it changes
none; of one that is sold out it asks for more, to see it refused. No order is placed unless --place-order is given.
Use a shop for tests, not your real one.

Options:
  --cookie <text>        the session, as in a Cookie header: "session=abc; other=1". Without it, a new guest
  --header <name:value>  a header for every call, such as an anti-forgery token; may be repeated
  --data <file>          items, codes and cards of your shop to check with, as JSON (below);
                         without it, those of the demo store, or what lies in the cart
  --only <check>         only this check, or those that begin so: "promo", "row.getCart"; may be repeated
  --account              the endpoints of the account, an extension, in place of the contract; give --cookie of a customer
  --read-only            only calls that change nothing
  --place-order          also place an order, with "payment" of the data file
  --strict               fail too where the server differs from what the specification leaves open (marked *)
  --timeout <ms>         how long a call may take; 10000 unless given
  --json <file>          write the report as JSON; "-" writes it instead of the report in words

Exit codes: 0 no check has failed, 1 a check has failed, 2 it could not run.

The data file. Leave out what your shop does not have; the checks that need it are skipped, and say so.
{
  "item": { "item_id": 1001, "sku_id": 10011, "other_sku_id": 10012 },    a perishable item of $59.95 or more
  "cheap": { "item_id": 1102, "sku_id": 11021 },                           one below $59.95, not an add-on
  "addOn": { "item_id": 2001, "sku_id": 20011 },
  "nonPerishable": { "item_id": 1601, "sku_id": 16011 },                   offered with shipping method 24
  "autoDelivery": { "item_id": 1602, "sku_id": 16021 },
  "subscription": { "item_id": 2201, "sku_id": 22011 },                    needs an auto-delivery item beside it
  "club": { "item_id": 1801, "sku_id": 18011 },
  "combo": { "item_id": 1901, "sku_id": 19011 },
  "codes": { "active": ["STEAK10", "SHIPFREE"], "expired": "SUMMER25", "refused": "MEMBERS15" },
  "giftCard": "GIFT-0025",
  "stuckGiftCard": "GIFT-STUCK",                                           one that the server never takes off; it stays
  "login": { "email": "test@shop.example", "password": "secret" },         signs the session in, at the end
  "payment": { "method": "saved-card", "profile_id": "profile-1" }
}`
