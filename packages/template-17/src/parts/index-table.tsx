import { type Product, productAvailability } from '@store/core'
import { Link, Price, QuickViewLink, usePaths } from '@store/template-kit'
import { useState } from 'react'
import { useWords } from '../words.ts'
import { Photocopy, threeDigits } from './photocopy.tsx'
import { isQuick, SizeButtons } from './size-buttons.tsx'

/**
 * Products as rows of a table: number, name, price, sizes as buttons. `live`: the photo of the row under pointer or
 * focus is shown beside the table; without hover each row has its own photo (`styles/index.css`).
 */
export function IndexTable(props: {
  readonly products: readonly Product[]
  readonly live?: boolean
  /** The number of the first product. */
  readonly from?: number
  readonly heading?: 'h2' | 'h3'
}) {
  const { products, live = false, from = 1, heading } = props
  const [at, setAt] = useState(0)
  const shown = products[at] ?? products[0]
  return (
    <div className="index" data-live={live ? '' : undefined}>
      <ol className="index-rows">
        {products.map((product, i) => (
          <li
            key={product.id}
            data-shown={live && i === at ? '' : undefined}
            {...(live && { onPointerEnter: () => setAt(i), onFocus: () => setAt(i) })}
          >
            <Row product={product} number={from + i} heading={heading} />
          </li>
        ))}
      </ol>
      {live && shown && (
        <div className="index-live" aria-hidden="true">
          <Photocopy
            key={shown.id}
            name={shown.name}
            image={shown.images[0] ?? null}
            sizes="420px"
            number={from + at}
            largest={1080}
          />
        </div>
      )}
    </div>
  )
}

function Row(props: { readonly product: Product; readonly number: number; readonly heading?: 'h2' | 'h3' }) {
  const t = useWords()
  const paths = usePaths()
  const { product, number, heading: Heading = 'h3' } = props
  const availability = productAvailability(product)
  const isOut = availability !== 'available'
  return (
    <article className="row" data-out={isOut ? '' : undefined}>
      <span className="row-number" aria-hidden="true">
        {threeDigits(number)}
      </span>
      <Photocopy name={product.name} image={product.images[0] ?? null} sizes="64px" number={number} largest={160} />
      <Heading className="row-name">
        <Link href={paths.product(product)}>{product.name}</Link>
      </Heading>
      <Price product={product} percent className="row-price" />
      <div className="row-sizes">
        {isOut ? (
          <p className="row-out">{t(`product.${availability}`)}</p>
        ) : (
          isQuick(product) && <SizeButtons product={product} className="row-buttons" />
        )}
        <QuickViewLink product={product} label={isOut || isQuick(product) ? undefined : t('product.seeOptions')}>
          {isOut || isQuick(product) ? undefined : t('product.seeOptions')}
        </QuickViewLink>
      </div>
    </article>
  )
}
