import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../../../../mocks/people'
import { dry, HEAD, listOf, row, rowsOf } from '../../../../testing/store/recipientList'
import { LIMITS } from '../../../domain/limits'
import { guessColumns, isMapped } from '../../../domain/recipient/bulk/bulkColumns'
import { BULK_LIMIT, bulkRows, isSendable } from '../../../domain/recipient/bulk/bulkRows'
import { MOST_ROWS, readTable } from './readTable'
import { writeTable } from './writeTable'

describe('a list', () => {
  it.each([
    ['commas', 'a,b\nc,d', 'a / b', 'c / d'],
    ['semicolons', 'a;b, c\nd;e, f', 'a / b, c', 'd / e, f'],
    ['tabs', 'a\tb, c; d\ne\tf', 'a / b, c; d', 'e / f'],
    ['quoted line breaks', 'a,"b\nc"\r\nd,"e ""f"""', 'a / b\nc', 'd / e "f"'],
    ['empty rows', '\n a , b \n,,\n\nc,d\n', 'a / b', 'c / d'],
    ['formulas, which are text', '=cmd|x,@sum\n-1,+2', '=cmd|x / @sum', '-1 / +2'],
    ['a quote that only begins a last cell', 'a,"b" c\nd,e\nf,g', 'a / "b" c', 'd / e', 'f / g'],
    ['a quote that only begins a first cell', '"a" b,c\r\nd,e', '"a" b / c', 'd / e'],
    ['a quote that never ends', '"a,b\nc,d', '"a / b', 'c / d'],
    ['such a quote above quoted cells', 'a,"b" c\n"d",e\nf,"g"', 'a / "b" c', 'd / e', 'f / g'],
    ['quotes in quotes', '"a, b","c "d" e"\n"f","g"', 'a, b / c "d" e', 'f / g'],
    ['such a quote above a quoted comma', 'a,"b" c\n"d, e",f', 'a / "b" c', 'd, e / f'],
    ['such a quote above a quoted line break', '"a" b,c\r\n"d\ne",f', '"a" b / c', 'd\ne / f'],
    [
      'such a quote in a first row with quoted commas',
      '"a, b";"c;d\n1;2',
      'a, b / "c / d',
      '1 / 2',
    ],
    ['returns between rows', 'a,b\rc,d\r', 'a / b', 'c / d'],
    ['a line break in quotes between such rows', 'a,"b\nc"\rd,e\r', 'a / b\nc', 'd / e'],
    ['a space behind the last quotes', 'a,"b ""c"" d" ', 'a / b "c" d'],
    ['emoji', '👩‍🚀,b', '👩‍🚀 / b'],
    ['nothing', ''],
  ])('with %s', async (_case, text, ...rows) => {
    const cells = rows.map((row) => row.split(' / '))
    expect(await readTable(text)).toMatchObject({ cells, isWhole: true })
  })

  it('numbers its rows like a spreadsheet, including empty ones', async () => {
    const found = await rowsOf(`\n${HEAD}\n${row(1)}\n,,\n\n${row(2)}\n`)
    expect(found.map(({ place }) => place)).toEqual([3, 6])
  })

  it('is read the same if a slice ends behind a quoted cell', async () => {
    const start = '1,2\r\n3,4\r\na,"'
    const cell = 'b,'.repeat(32_768).slice(start.length + 2)
    const { cells } = await readTable(`${start}${cell}"\r\nc,d`)
    expect(cells).toEqual([
      ['1', '2'],
      ['3', '4'],
      ['a', cell],
      ['c', 'd'],
    ])
  })

  it('of ten thousand rows is read up to the maximum', async () => {
    const { cells, isWhole } = await readTable(listOf(10_000))
    expect([cells.length, isWhole]).toEqual([MOST_ROWS, false])
    expect(bulkRows({ cells, ...guessColumns(cells) }, dry, [])).toHaveLength(BULK_LIMIT)
  })

  it('does not block the page while it is read', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    })
    await readTable(listOf(4_000))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(1)
  })

  it('is cut to the limits, without a throw, whatever its content', async () => {
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
    ['Name', true, 'name'],
    ['Ann Ode', false, 'name'],
    ['Ann Ode,1 Elm,Omaha,NE,68102', false, 'name address_1 city state postal_code'],
    ['Ann Ode,,1 Elm,Omaha,NE,68102', false, 'name null address_1 city state postal_code'],
    ['Ann Ode,1 Elm,Boston,MA,2139', false, 'name address_1 city state postal_code'],
  ])('%s', (head, hasHeader, names) => {
    const guess = guessColumns([head.split(',')])
    const { columns, ...rest } = guess
    expect([rest, columns.map(String).join(' ')]).toEqual([{ hasHeader }, names])
    expect(isMapped(guess)).toBe(hasHeader && !names.includes('null'))
  })
})

describe('a row', () => {
  it('reports its problems, and what would be cut', async () => {
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

  it('with a name only can be sent, like any recipient', async () => {
    const rows = await rowsOf('Name\nAnn Ode\nMom')
    expect(rows.map(isSendable)).toEqual([true, false])
    expect(rows.map(({ isIncomplete }) => isIncomplete)).toEqual([true, true])
    const [whole] = await rowsOf(`${HEAD}\n${row(1)}`)
    expect(whole?.isIncomplete).toBe(false)
  })

  it('that is repeated, or already saved, is found in any spelling', async () => {
    const street = { address_1: '2 Oak Ave.', address_2: '', postal_code: '68102' }
    const home = anAddress({ fname: 'Bo', lname: 'Li', ...street })
    const rows = await rowsOf(
      `${HEAD}\n${row(1)}\nann1,ODE,1  elm street,Omaha,NE,68102-1234,\nbo,li,2 oak ave,Omaha,NE,68102,`,
      [home],
    )
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, 2, null])
    expect(rows.map(({ saved }) => saved?.addr_id ?? null)).toEqual([null, null, home.addr_id])
  })

  it('that corrects an invalid one is not its repetition', async () => {
    const cells = (state: string) => `Ann,Ode,1 Elm,Omaha,${state},68102,`
    const rows = await rowsOf([HEAD, cells('Nowhere'), cells('NE'), cells('NE')].join('\n'))
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, null, 3])
    expect(rows.map(isSendable)).toEqual([false, true, false])
  })

  it('is judged together with its saved address', async () => {
    const home = anAddress({ fname: 'Bo', lname: 'Li', address_1: '2 Oak', address_2: '' })
    const { postal_code } = home
    const [saved, withPhone] = [{ ...home, phone: '4025550100' }, 'Bo,Li,2 Oak,,402-555-0199']
    const isIncomplete = async (cells: string, own = home) => {
      const text = `First name,Last name,Street,City,Phone,Zip\n${cells},${postal_code}`
      return (await rowsOf(text, [own], { ...dry, isPerishable: true }))[0]?.isIncomplete
    }
    expect(await isIncomplete('Bo,Li,2 Oak,,', { ...home, phone: '' })).toBe(true)
    expect(await isIncomplete('Bo,Li,2 Oak,,', saved)).toBe(false)
    expect(await isIncomplete(withPhone, { ...home, phone: '' })).toBe(false)
    expect(await isIncomplete(withPhone, { ...home, phone: '', city: '' })).toBe(true)
  })

  it('splits a full name into two', async () => {
    const [one] = await rowsOf(
      'Name,Street,City,State,Zip\nMary Ann Ode,1 Elm,Omaha,Nebraska,68102',
    )
    expect(one?.draft).toMatchObject({ fname: 'Mary Ann', lname: 'Ode', state: 'NE' })
  })

  it.each([
    ['"Ode, Mary Ann"', 'Mary Ann', 'Ode'],
    ['"Ann Ode, Jr."', 'Ann Ode,', 'Jr.'],
    ['The Nakamuras', 'The', 'Nakamuras'],
  ])('has %s in one cell as two names', async (name, fname, lname) => {
    const [one] = await rowsOf(`Name,Street\n${name},1 Elm`)
    expect(one?.draft).toMatchObject({ fname, lname })
  })

  it.each([
    ['which a spreadsheet took the zero of', 'MA,2139', 'MA', '02139'],
    ['which a spreadsheet took the zero of, in full', 'Massachusetts,2139-4307', 'MA', '021394307'],
    ['beside its state', 'NE 68102,', 'NE', '68102'],
    ['with its state before it', ',NY 10001', 'NY', '10001'],
    ['that both cells have', '"New York, 10001",10001', 'NY', '10001'],
    ['with a letter for a digit', 'Nebraska,6810O', 'NE', '6810O'],
    ['that lacks a digit', 'NE,6810', 'NE', '6810'],
    ['that lacks a state', ',2139', '', '2139'],
    ['in another state', 'Nowhere 68102,', 'Nowhere 68102', ''],
  ])('has a ZIP code %s', async (_case, cells, state, postal_code) => {
    const [one] = await rowsOf(`Name,Street,City,State,Zip\nAnn Ode,1 Elm,Town,${cells}`)
    expect(one?.draft).toMatchObject({ state, postal_code })
  })
})
