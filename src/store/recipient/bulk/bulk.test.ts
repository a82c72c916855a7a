import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../../mocks/fixtures'
import { anAddress } from '../../../../mocks/people'
import { aStore, type Transport } from '../../../../testing/store/testStore'
import { LIMITS } from '../../../domain/limits'
import { guessColumns, isMapped } from '../../../domain/recipient/bulk/bulkColumns'
import { BULK_LIMIT, bulkRows, isSendable } from '../../../domain/recipient/bulk/bulkRows'
import { accountActions } from '../../account/account'
import { bulkActions } from './actions'
import { MOST_ROWS, readTable } from './readTable'
import { countsOf } from './state'
import { writeTable } from './writeTable'

const dry = { isPerishable: false, isEGift: false }
const HEAD = 'First name,Last name,Street,City,State,Zip,Message'
const row = (index: number) => `Ann${index},Ode,${index} Elm Street,Omaha,NE,68102,Hello ${index}`
const listOf = (count: number) =>
  [HEAD, ...Array.from({ length: count }, (_, at) => row(at))].join('\n')

async function rowsOf(text: string, saved: Parameters<typeof bulkRows>[2] = []) {
  const { cells } = await readTable(text)
  return bulkRows({ cells, ...guessColumns(cells) }, dry, saved)
}

describe('a list', () => {
  it.each([
    ['commas', 'a,b\nc,d', 'a / b', 'c / d'],
    ['semicolons', 'a;b, c\nd;e, f', 'a / b, c', 'd / e, f'],
    ['tabs', 'a\tb, c; d\ne\tf', 'a / b, c; d', 'e / f'],
    ['quoted line breaks', 'a,"b\nc"\r\nd,"e ""f"""', 'a / b\nc', 'd / e "f"'],
    ['empty rows', '\n a , b \n,,\n\nc,d\n', 'a / b', 'c / d'],
    ['formulas, which are text', '=cmd|x,@sum\n-1,+2', '=cmd|x / @sum', '-1 / +2'],
    ['emoji', '👩‍🚀,b', '👩‍🚀 / b'],
    ['nothing', ''],
  ])('with %s', async (_case, text, ...rows) => {
    const cells = rows.map((row) => row.split(' / '))
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
          const text = writeTable([HEAD.split(','), ...cells])
          for (const { draft, message } of await rowsOf(text)) {
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
      'fname lname address_1 address_2 city state postal_code email',
    ],
    [
      'Recipient,Company,Street,Town,ST,Postal Code,Tel.,Gift message,Colour',
      true,
      'name company address_1 city state postal_code phone gift_message null',
    ],
    [
      'Ann,Ode,1 Elm,Omaha,NE,68102,4025550100,ann@x.org',
      false,
      'fname lname address_1 city state postal_code phone email',
    ],
  ])('%s', (head, hasHeader, names) => {
    const guess = guessColumns([head.split(',')])
    const { columns, ...rest } = guess
    expect([rest, columns.map(String).join(' ')]).toEqual([{ hasHeader }, names])
    expect(isMapped(guess)).toBe(hasHeader && !names.includes('null'))
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
    const street = { address_1: '2 Oak Ave.', address_2: '', postal_code: '68102' }
    const home = anAddress({ fname: 'Bo', lname: 'Li', ...street })
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

function world(units: number) {
  const box = aLine({ item_id: 1503, sku_id: 15031, price: 40 })
  const address = anAddress()
  const from = aShipment({ addr_id: address.addr_id, items: [box], cart_type: 'NP' })
  const cart = aCart({ recipients: [from] })
  const stock = [{ item_id: 1503, units }]
  return { box, from, scenario: { cart, addresses: [address], now: '2026-12-01T16:00:00Z', stock } }
}

async function aRun(
  count: number,
  { units = 900, through }: { units?: number; through?: (fetch: Transport) => Transport } = {},
) {
  const { from, box, scenario } = world(units)
  const tested = await aStore(scenario, through && { through })
  const bulk = tested.store.use(bulkActions)
  const rows = await rowsOf(listOf(count))
  const slot = () => tested.store.slot(bulkActions)
  return {
    ...tested,
    bulk,
    box,
    slot,
    from,
    rows,
    start: () => bulk.start(rows, { shipmentId: from.crec_id }),
    startLine: () => bulk.start(rows, { lineId: box.clin_id }),
    counts: () => countsOf(slot()),
    recipients: () => tested.store.state.cart?.recipients ?? [],
    people: () => (tested.store.state.cart?.recipients ?? []).map(({ fname }) => fname).slice(1),
  }
}

describe('sending to a list', () => {
  it('gives each the same, with words of their own', async () => {
    const run = await aRun(45)
    await run.start()
    expect(run.counts()).toEqual({ total: 45, done: 45, failed: 0, needFix: 0 })
    expect(run.people()).toHaveLength(45)
    expect(run.recipients()[7]).toMatchObject({
      fname: 'Ann6',
      gift_message: 'Hello 6',
      items: [{ sku_id: run.box.sku_id }],
    })
    expect(run.requests().filter((name) => name === 'putLineItems')).toHaveLength(3)
  })

  it('is undone as a whole', async () => {
    const run = await aRun(8)
    await run.startLine()
    expect(await run.bulk.undo()).toEqual({ status: 'undone' })
    expect(run.people()).toEqual([])
    expect(run.slot().status).toBe('undone')
    expect(run.recipients()[0]?.items[0]?.qty).toBe(1)
  })

  it('stops where it is told to, and goes on from there, nobody twice', async () => {
    let stop = () => undefined as unknown
    const through =
      (fetch: Transport): Transport =>
      (input, init) => {
        if (String(input).endsWith('gift-message')) stop()
        return fetch(input, init)
      }
    const run = await aRun(50, { through })
    stop = () => void run.bulk.stop()
    await run.start()
    stop = () => undefined
    const stopped = run.counts().done
    expect(stopped).toBeGreaterThan(0)
    expect(stopped).toBeLessThan(50)
    expect(run.slot().status).toBe('stopped')
    await run.bulk.resume()
    expect(run.slot().status).toBe('done')
    expect(run.people()).toHaveLength(50)
    expect(new Set(run.people()).size).toBe(50)
  })

  it('that fails in the middle says which, and sends those again', async () => {
    const run = await aRun(12)
    run.backend.setFault('putNewRecipient', { kind: 'server-error', times: 2 })
    await run.start()
    expect(run.counts()).toEqual({ total: 12, done: 10, failed: 2, needFix: 2 })
    const failed = run.slot().entries.filter(({ status }) => status === 'failed')
    expect(failed.map(({ reason }) => reason)).toEqual(['address', 'address'])
    expect(run.heard.filter((name) => name === 'add-recipient-failed')).toHaveLength(2)
    await run.bulk.resume(true)
    expect(run.counts()).toEqual({ total: 12, done: 12, failed: 0, needFix: 0 })
    expect(run.people()).toHaveLength(12)
  })

  it('sends what there is of an item that runs out, and says who got none', async () => {
    const run = await aRun(6, { units: 4 })
    await run.start()
    expect(run.counts()).toEqual({ total: 6, done: 3, failed: 3, needFix: 3 })
    expect(run.people()).toHaveLength(3)
  })

  it('takes a row that was left out once it is fixed, and says what is still in its way', async () => {
    const run = await aRun(2)
    const wrong = await rowsOf(`${HEAD}\nBo,Li,9 Elm,Omaha,NE,681,Dear Bo`)
    const [bo] = wrong
    if (!bo) throw new Error('the list has a row')
    const [shipmentId, leftOut] = [run.from.crec_id, [{ ...bo, place: 9 }]]
    const right = { ...bo.draft, postal_code: '68102' }
    expect(await run.bulk.fix(9, right)).toEqual({ status: 'failed', reason: 'gone' })
    await run.bulk.start(await rowsOf(listOf(2)), { shipmentId }, { head: [], leftOut })
    expect(run.counts()).toEqual({ total: 2, done: 2, failed: 0, needFix: 1 })
    const again = { ...right, postal_code: '68' }
    expect(await run.bulk.fix(9, again)).toEqual({ status: 'left', left: 'problem' })
    expect(await run.bulk.fix(9, run.rows[0]?.draft ?? right)).toEqual({
      status: 'left',
      left: 'twice',
    })
    expect(run.people()).toHaveLength(2)
    expect(await run.bulk.fix(9, right)).toEqual({ status: 'added' })
    expect(run.counts()).toEqual({ total: 3, done: 3, failed: 0, needFix: 0 })
    expect(run.recipients().at(-1)).toMatchObject({ fname: 'Bo', gift_message: 'Dear Bo' })
    await run.bulk.undo()
    expect(run.people()).toEqual([])
  })

  it('keeps who it made, and makes nobody twice whose words alone were not taken', async () => {
    const run = await aRun(3)
    run.backend.setFault('postGiftMessage', { kind: 'server-error', times: 1 })
    await run.start()
    expect(run.slot().entries.map(({ reason }) => reason)).toEqual(['message', null, null])
    await run.bulk.resume(true)
    expect(run.counts().done).toBe(3)
    expect(run.people()).toHaveLength(3)
    expect(run.store.slot(accountActions).localRecipients).toHaveLength(3)
  })
})
