import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCart, aLine, anAddress, aShipment } from '../../../../mocks/fixtures'
import { aStore, type Transport } from '../../../../testing/store/testStore'
import { LIMITS } from '../../../domain/limits'
import { guessColumns } from '../../../domain/recipient/bulk/bulkColumns'
import { BULK_LIMIT, bulkRows, isSendable } from '../../../domain/recipient/bulk/bulkRows'
import { accountActions } from '../../account/account'
import { bulkActions } from './actions'
import { decode } from './decode'
import { MOST_ROWS, readTable } from './readTable'
import { countsOf } from './state'
import { writeTable } from './writeTable'

const dry = { isPerishable: false, isEGift: false }
const HEAD = 'First name,Last name,Street,City,State,Zip,Message'
const row = (index: number, over = '') =>
  over || `Ann${index},Ode,${index} Elm Street,Omaha,NE,68102,Hello ${index}`
const listOf = (count: number) =>
  [HEAD, ...Array.from({ length: count }, (_, at) => row(at))].join('\n')

async function rowsOf(text: string, saved: Parameters<typeof bulkRows>[2] = []) {
  const { cells } = await readTable(text)
  return bulkRows({ cells, ...guessColumns(cells) }, dry, saved)
}

describe('a file', () => {
  const text = 'Name;Café\n“Zoë” 👩‍🚀;Ω'
  const utf16 = (isLittle: boolean, hasMark: boolean) => {
    const units = [...(hasMark ? '\uFEFF' : ''), ...text].join('')
    const bytes = new Uint8Array(units.length * 2)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < units.length; at += 1)
      view.setUint16(at * 2, units.charCodeAt(at), isLittle)
    return bytes
  }
  it.each([
    ['UTF-8', new TextEncoder().encode(text), text],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`), text],
    ['UTF-16 LE', utf16(true, true), text],
    ['UTF-16 BE', utf16(false, true), text],
    ['UTF-16 LE without its mark', utf16(true, false), text],
    ['UTF-16 BE without its mark', utf16(false, false), text],
    ['Windows-1252', new Uint8Array([0x5a, 0x6f, 0xeb, 0x20, 0x93, 0x41, 0x94]), 'Zoë “A”'],
    ['nothing', new Uint8Array(), ''],
  ])('in %s', (_case, bytes, expected) => {
    expect(decode(bytes)).toBe(expected)
  })
})

describe('a list', () => {
  it.each([
    [
      'commas',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons',
      'a;b, c\nd;e, f',
      [
        ['a', 'b, c'],
        ['d', 'e, f'],
      ],
    ],
    [
      'tabs',
      'a\tb, c; d\ne\tf',
      [
        ['a', 'b, c; d'],
        ['e', 'f'],
      ],
    ],
    [
      'quoted line breaks',
      'a,"b\nc"\r\nd,"e ""f"""',
      [
        ['a', 'b\nc'],
        ['d', 'e "f"'],
      ],
    ],
    [
      'empty rows',
      '\n a , b \n,,\n\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'formulas, which are text',
      '=cmd|x,@sum\n-1,+2',
      [
        ['=cmd|x', '@sum'],
        ['-1', '+2'],
      ],
    ],
    ['emoji', '👩‍🚀,b', [['👩‍🚀', 'b']]],
    ['nothing', '', []],
  ])('with %s', async (_case, text, cells) => {
    expect(await readTable(text)).toEqual({ cells, isWhole: true })
  })

  it('of ten thousand rows is read as far as anybody would send', async () => {
    const { cells, isWhole } = await readTable(listOf(10_000))
    expect([cells.length, isWhole]).toEqual([MOST_ROWS, false])
    expect(bulkRows({ cells, ...guessColumns(cells) }, dry, [])).toHaveLength(BULK_LIMIT)
  })

  it('lets the page live while it is read', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    })
    await readTable(listOf(4_000))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(1)
  })

  it('is cut to the limits, without a throw, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 9 }), { maxLength: 12 }),
        async (cells) => {
          const { cells: found } = await readTable(writeTable([HEAD.split(','), ...cells]))
          for (const { draft, message } of bulkRows(
            { cells: found, ...guessColumns(found) },
            dry,
            [],
          )) {
            for (const field of ['fname', 'lname', 'address_1', 'city', 'postal_code'] as const)
              expect(draft[field].length).toBeLessThanOrEqual(LIMITS[field])
            expect(message.length).toBeLessThanOrEqual(LIMITS.gift_message)
          }
        },
      ),
      { numRuns: 60, seed: 20_261_208 },
    )
  }, 60_000)
})

describe('columns', () => {
  it.each([
    [
      'First name,Last name,Address 1,Address 2,City,State,Zip Code,E-mail',
      true,
      ['fname', 'lname', 'address_1', 'address_2', 'city', 'state', 'postal_code', 'email'],
    ],
    [
      'Recipient,Company,Street,Town,ST,Postal Code,Tel.,Gift message,Colour',
      true,
      [
        'name',
        'company',
        'address_1',
        'city',
        'state',
        'postal_code',
        'phone',
        'gift_message',
        null,
      ],
    ],
    [
      'Ann,Ode,1 Elm,Omaha,NE,68102,4025550100,ann@x.org',
      false,
      ['fname', 'lname', 'address_1', 'city', 'state', 'postal_code', 'phone', 'email'],
    ],
  ])('%s', (head, hasHeader, columns) => {
    expect(guessColumns([head.split(',')])).toEqual({ hasHeader, columns })
  })
})

describe('a row', () => {
  it('says what is wrong with it, and what would be cut', async () => {
    const [good, bad] = await rowsOf(
      `${HEAD}\n${row(1)}\nMaximiliana-Rosalinde,,1 Elm,Omaha,Nowhere,681,${'x'.repeat(250)}`,
    )
    expect(good && isSendable(good)).toBe(true)
    expect([...(bad?.problems ?? [])].map(([field, { rule }]) => [field, rule])).toEqual([
      ['lname', 'required'],
      ['state', 'invalid'],
      ['postal_code', 'too-few'],
    ])
    expect([...(bad?.cuts.keys() ?? [])]).toEqual(['fname', 'gift_message'])
    expect(bad?.place).toBe(3)
  })

  it('that is there twice, or saved already, is found whatever its case and signs', async () => {
    const home = anAddress({
      fname: 'Bo',
      lname: 'Li',
      address_1: '2 Oak Ave.',
      address_2: '',
      postal_code: '68102',
    })
    const rows = await rowsOf(
      `${HEAD}\n${row(1)}\nann1,ODE,1  elm street,Omaha,NE,68102-1234,\nbo,li,2 oak ave,Omaha,NE,68102,`,
      [home],
    )
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, 2, null])
    expect(rows.map(({ saved }) => saved?.addr_id ?? null)).toEqual([null, null, home.addr_id])
  })

  it('splits one name into two', async () => {
    const [one] = await rowsOf(
      'Name,Street,City,State,Zip\nMary Ann Ode,1 Elm,Omaha,Nebraska,68102',
    )
    expect(one?.draft).toMatchObject({ fname: 'Mary Ann', lname: 'Ode', state: 'NE' })
  })
})

function world() {
  const box = aLine({ item_id: 1503, sku_id: 15031, price: 40 })
  const address = anAddress()
  const from = aShipment({ addr_id: address.addr_id, items: [box], cart_type: 'NP' })
  const cart = aCart({ recipients: [from] })
  const stock = [{ item_id: 1503, units: 900 }]
  return { box, from, scenario: { cart, addresses: [address], now: '2026-12-01T16:00:00Z', stock } }
}

async function aRun(
  count: number,
  text = listOf(count),
  through: (fetch: Transport) => Transport = (fetch) => fetch,
) {
  const { from, box, scenario } = world()
  const tested = await aStore(scenario, { through })
  return { ...tested, from, box, rows: await rowsOf(text), bulk: tested.store.use(bulkActions) }
}
const people = ({ store }: Awaited<ReturnType<typeof aRun>>) =>
  (store.state.cart?.recipients ?? []).map(({ fname }) => fname).slice(1)

describe('sending to a list', () => {
  it('gives each the same, with words of their own', async () => {
    const run = await aRun(45)
    await run.bulk.start(run.rows, { shipmentId: run.from.crec_id })
    expect(countsOf(run.store.slot(bulkActions))).toEqual({ total: 45, done: 45, failed: 0 })
    expect(people(run)).toHaveLength(45)
    expect(run.store.state.cart?.recipients[7]).toMatchObject({
      fname: 'Ann6',
      gift_message: 'Hello 6',
      items: [{ sku_id: run.box.sku_id }],
    })
    expect(run.requests().filter((name) => name === 'putLineItems')).toHaveLength(3)
  })

  it('is undone as a whole', async () => {
    const run = await aRun(8)
    await run.bulk.start(run.rows, { lineId: run.box.clin_id })
    expect(await run.bulk.undo()).toBe(true)
    expect(people(run)).toEqual([])
    expect(run.store.slot(bulkActions).status).toBe('undone')
    expect(run.store.state.cart?.recipients[0]?.items[0]?.qty).toBe(1)
  })

  it('stops where it is told to, and goes on from there, nobody twice', async () => {
    let stop = () => undefined as unknown
    const run = await aRun(50, listOf(50), (fetch) => (input, init) => {
      if (String(input).endsWith('gift-message')) stop()
      return fetch(input, init)
    })
    stop = () => void run.bulk.stop()
    await run.bulk.start(run.rows, { shipmentId: run.from.crec_id })
    stop = () => undefined
    const stopped = countsOf(run.store.slot(bulkActions)).done
    expect(stopped).toBeGreaterThan(0)
    expect(stopped).toBeLessThan(50)
    expect(run.store.slot(bulkActions).status).toBe('stopped')
    await run.bulk.resume()
    expect(run.store.slot(bulkActions).status).toBe('done')
    expect(people(run)).toHaveLength(50)
    expect(new Set(people(run)).size).toBe(50)
  })

  it('that fails in the middle says which, and sends those again', async () => {
    const run = await aRun(12)
    run.backend.setFault('putNewRecipient', { kind: 'server-error', times: 2 })
    await run.bulk.start(run.rows, { shipmentId: run.from.crec_id })
    expect(countsOf(run.store.slot(bulkActions))).toEqual({ total: 12, done: 10, failed: 2 })
    const failed = run.store.slot(bulkActions).entries.filter(({ status }) => status === 'failed')
    expect(failed.map(({ reason }) => reason)).toEqual(['address', 'address'])
    await run.bulk.resume(true)
    expect(countsOf(run.store.slot(bulkActions))).toEqual({ total: 12, done: 12, failed: 0 })
    expect(people(run)).toHaveLength(12)
  })

  it('sends what there is of an item that runs out, and says who got none', async () => {
    const { scenario, from } = world()
    const tested = await aStore({ ...scenario, stock: [{ item_id: 1503, units: 4 }] })
    const bulk = tested.store.use(bulkActions)
    await bulk.start(await rowsOf(listOf(6)), { shipmentId: from.crec_id })
    expect(countsOf(tested.store.slot(bulkActions))).toEqual({ total: 6, done: 3, failed: 3 })
    expect(tested.store.state.cart?.recipients).toHaveLength(4)
  })

  it('keeps who it made, and makes nobody twice whose words alone were not taken', async () => {
    const run = await aRun(3)
    run.backend.setFault('postGiftMessage', { kind: 'server-error', times: 1 })
    await run.bulk.start(run.rows, { shipmentId: run.from.crec_id })
    expect(run.store.slot(bulkActions).entries.map(({ reason }) => reason)).toEqual([
      'message',
      null,
      null,
    ])
    await run.bulk.resume(true)
    expect(countsOf(run.store.slot(bulkActions)).done).toBe(3)
    expect(people(run)).toHaveLength(3)
    expect(run.store.slot(accountActions).localRecipients).toHaveLength(3)
  })
})
