const CARDS = [
  '4111111111111111',
  '5500000000000004',
  '340000000000009',
  '30000000000004',
  '6011000000000004',
]
const STREETS = [
  ...['Street', 'St', 'Avenue', 'Ave.', 'Road', 'Rd', 'Drive', 'Dr', 'Lane', 'Ln', 'Blvd'],
  ...['Court', 'Way', 'Place', 'Circle', 'Highway', 'Terrace', 'Parkway', 'Square', 'Trail'],
]
const wide = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
const grouped = (text: string, by: string) => text.replace(/(\d{4})(?=\d)/g, `$1${by}`)

/** Secrets that must never be reported: cards, codes, addresses, tokens, all fictional. */
export const secrets: readonly string[] = [
  // 13 to 19 digits, in one piece.
  ...[13, 14, 15, 16, 17, 18, 19].map((length) => '4929384756102938475'.slice(0, length)),
  ...CARDS,
  // With spaces, without, full-width, with invisible characters.
  ...CARDS.flatMap((card) =>
    [' ', '-', '.', '\u00a0', '\u2013', ' - ', '/'].map((by) => grouped(card, by)),
  ),
  ...CARDS.map(wide),
  ...CARDS.map((card) => wide(grouped(card, ' '))),
  ...CARDS.map((card) => grouped(card, '\u200b')),
  ...CARDS.map((card) => grouped(card, '\u2060')),
  ...CARDS.map((card) => [...card].join(' ')),
  // A card's security code and expiration date.
  ...['cvv 123', 'CVV: 4321', 'cvc2=999', 'CSC 555', 'cid 1234', 'security code is 321'],
  ...['card code: 777', 'pin 4455'],
  ...['exp 12/29', 'expires: 01/2030', 'valid thru 04-31', 'expiry 7/28'],
  // E-mail addresses.
  ...['ada', 'ada.byron', 'ada+steaks', 'a_b-c', "o'neil", 'ädä', 'x'].flatMap((name) =>
    ['shop.test', 'mail.example.co.uk', 'xn--bcher-kva.example', '[127.0.0.1]'].map(
      (host) => `${name}@${host}`,
    ),
  ),
  ...['ada (at) shop.test', 'ada[at]shop.test', 'ada%40shop.test', 'ada @ shop.test'],
  ...['ADA＠shop.test'],
  // Telephone numbers.
  ...['402-555-0134', '(402) 555-0134', '402.555.0134', '402 555 0134', '4025550134'],
  ...['+1 402 555 0134', '+14025550134', '1-402-555-0134', '+49 30 1234567', '555-0134 402'],
  ...['+44 (0)20 7946 0958', '４０２-５５５-０１３４'],
  // Where somebody lives.
  ...STREETS.flatMap((kind) =>
    ['123 Main', '4B Old Oak', '98765 Martin Luther King'].map((street) => `${street} ${kind}`),
  ),
  ...['PO Box 12', 'P.O. Box 4711', 'p o box 9', 'Apt 4B', 'Apartment 12', 'Suite 300', 'Unit 7'],
  ...['Ste #12'],
  ...['NE 68137', 'Omaha, NE 68137-1234', '68137-1234', 'AK 99501'],
  // Codes of gift cards.
  ...['GIFT-0025', 'GIFT-0100', '7H3K-99QX', 'AB12-CD34-EF56', 'GC4711XY', 'A1B2C3D4E5'],
  ...['9ZK4-LMN0-77AA-1', 'XMAS2026GIFT', '12AB34CD', 'OS-998877-K'],
  // Tokens.
  ...['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'bearer abcdef', 'Bearer zzz.yyy', 'token=abc'],
  ...['token: "quux"', 'password=hunter', 'pwd: hunter', 'secret=sesame', 'session=xyz'],
  ...['sessionid=1f', 'authorization: Basic QQ==', 'api_key=kitten', 'cookie: a=b'],
  ...['550e8400-e29b-41d4-a716-446655440000', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'],
  ...['0123456789abcdef0123456789abcdef', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'],
  // Query strings.
  ...['/cart?email=ada', '/api/x?code=STEAK', '/a#access=1', 'https://shop.test/?q=filet'],
  ...['/promo-code?c=ada&d=1', '/checkout?first=Ada#top'],
  // Within words, brackets, quotes and JSON.
  ...CARDS.flatMap((card) => [
    `"card":"${card}"`,
    `[${card}]`,
    `no=${card};`,
    `card${card}end`,
    `(${card})`,
  ]),
  ...CARDS.flatMap((card) => [`${card} ${card}`, `${grouped(card, ' ')},`]),
]
