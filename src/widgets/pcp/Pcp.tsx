import { useMemo, useRef } from 'react'
import { deliveredProducts, type PcpData } from '../../domain/product/pcpData'
import { type LoadProducts, useItemStock, useProductList, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { pcpTexts } from '../../texts/pcp'
import { EmptyList } from './EmptyList'
import { MoreProducts } from './MoreProducts'
import { ProductGrid } from './ProductGrid'
import { Tools } from './Tools'
import './pcp.css'
import { useFoundCount } from './useFoundCount'

export interface PcpProps extends PcpData {
  /** Loads another page of the list, if the page data is not complete. */
  loadProducts?: LoadProducts | null
}

/** The category page. Without a list, it leaves the server's HTML. */
export function Pcp(data: PcpProps) {
  return data.products ? <Category {...data} /> : null
}

function Category({ title, intro, products, promo, loadProducts, ...data }: PcpProps) {
  const given = useMemo(() => deliveredProducts(products), [products])
  const list = useProductList({ ...data, list: data.list || title, products: given, loadProducts })
  const { units } = useItemStock(list.delivered)
  const texts = useTexts(pcpTexts)
  const place = useRef<HTMLParagraphElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const found = fill(texts.found, { count: list.count })
  useFoundCount(list.chosen, found)

  const isEmpty = list.delivered.length === 0
  const reset = () => place.current?.focus()
  return (
    <section className="gw-pcp" aria-label={title ?? undefined}>
      <header className="gw-pcp-head">
        {title && <h1 className="gw-pcp-title">{title}</h1>}
        {intro && <p className="gw-pcp-intro">{intro}</p>}
        {!isEmpty && (
          <p ref={place} className="gw-pcp-count" tabIndex={-1}>
            {found}
          </p>
        )}
      </header>
      {list.delivered.length > 1 && <Tools list={list} onReset={reset} />}
      {list.products.length > 0 ? (
        <ProductGrid
          ref={grid}
          list={data.list || title || 'pcp'}
          location={data.location ?? 'pcp'}
          products={list.products}
          units={units}
          promo={list.chosen.length === 0 ? promo : null}
        />
      ) : (
        // Until the rest is loaded, it is not known that nothing matches.
        list.moreStatus !== 'loading' && (
          <EmptyList
            isFiltered={!isEmpty}
            onClear={() => {
              list.clear()
              reset()
            }}
          />
        )
      )}
      <MoreProducts list={list} grid={grid} found={found} onGone={reset} />
    </section>
  )
}
