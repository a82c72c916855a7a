import { useTexts } from '../../hooks'
import { pdpMoreTexts } from '../../texts/pdpMore'
import { Disclosure } from '../../ui'
import './facts.css'
import type { ProductData } from './useBuyBox'

/** Product information in sections that open on demand. */
export function Facts({ data }: { data: ProductData }) {
  const texts = useTexts(pdpMoreTexts)
  const { details, cooking, ingredients, allergens, shipping } = data
  const chapters = [
    [texts.details, [details]],
    [texts.cooking, [cooking]],
    [texts.contains, [ingredients, allergens]],
    [texts.shipping, [shipping]],
  ] as const
  return (
    <div className="gw-facts">
      {chapters.map(([title, parts], at) => {
        const paragraphs = parts.flatMap((part) => part?.trim() || [])
        if (paragraphs.length === 0) return null
        return (
          <Disclosure
            key={title}
            className="gw-fact"
            summary={title}
            isOpen={at === 0 || undefined}
          >
            {paragraphs.map((text) => (
              <p key={text} className="gw-fact-text">
                {text}
              </p>
            ))}
          </Disclosure>
        )
      })}
      <Nutrition data={data} />
    </div>
  )
}

function Nutrition({ data: { nutrition } }: { data: ProductData }) {
  const texts = useTexts(pdpMoreTexts)
  const rows = nutrition?.rows?.flatMap((row) => row ?? []) ?? []
  if (rows.length === 0) return null
  return (
    <Disclosure className="gw-fact" summary={texts.nutrition}>
      <table className="gw-fact-table">
        {nutrition?.serving && <caption>{nutrition.serving}</caption>}
        <tbody>
          {rows.map(({ label, amount, percent }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
              <td>{percent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
