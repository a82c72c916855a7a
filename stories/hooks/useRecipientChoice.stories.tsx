import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { customerShopping, newVisitor } from '../../mocks/scenarios'
import { useAddToCart, useRecipientChoice, useShipments } from '../../src/hooks'
import { bare, press } from '../support'
import { showing } from './bare'

/** The people to choose from, a new person, and who has the ribeye in the cart. */
const BareChoice = showing(() => {
  const { people, newPeople, count, problem, setChosen, addPerson, setName, prepare } =
    useRecipientChoice()
  const { addToCart } = useAddToCart()
  const { shipments } = useShipments()
  const addRosa = () => {
    const id = addPerson()
    setName(id, 'fname', 'Rosa')
    setName(id, 'lname', 'Diaz')
  }
  const add = async () => {
    const prepared = await prepare()
    if (prepared.status === 'ready')
      await addToCart({ itemId: 1002, skuId: 10021, recipients: prepared.recipients })
  }
  return {
    says: [
      `Chosen: ${count}`,
      `New: ${newPeople.map(({ fname }) => fname).join()}`,
      ...(problem ? [`Problem: ${problem.kind}`] : []),
    ],
    rows: shipments.map(({ fname, items }) => `${fname}: ${items.length}`),
    verbs: [
      ...people.map(
        ({ key, address, isChosen }) =>
          [
            `${isChosen ? 'Without' : 'With'} ${address.fname ?? 'me'}`,
            () => setChosen(key, !isChosen),
          ] as const,
      ),
      ['With Rosa Diaz', addRosa],
      ['Add', add],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useRecipientChoice', component: BareChoice })

/** Nothing is added until someone is selected. */
export const Nobody = meta.story(
  bare(newVisitor, async ({ canvas }) => {
    await press(canvas, 'Add')
    await canvas.findByText('Problem: nobody')
    await expect(canvas.getByText('Chosen: 0')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'With Eleanor' })).toBeNull()
  }),
)

/** Several people at once, one of them new: she is saved with the gift. */
export const Several = meta.story(
  bare(customerShopping, async ({ canvas }) => {
    await press(canvas, 'With Eleanor', 'With Harold', 'Without Harold', 'With Rosa Diaz')
    await canvas.findByText('Chosen: 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await canvas.findByText('Eleanor: 1')
    await expect(await canvas.findByText('Rosa: 1')).toBeVisible()
    await expect(canvas.queryByText(/^Harold/)).toBeNull()
  }),
)
