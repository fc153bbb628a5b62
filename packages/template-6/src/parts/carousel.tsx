import type { Product } from '@store/core'
import { Link, Rail } from '@store/template-kit'
import { useWords } from '../words.ts'
import { Card } from './card.tsx'

/** A carousel of product cards: scrolls sideways, with arrows and the current position. */
export function Carousel(props: {
  readonly title: string
  readonly products: readonly Product[]
  readonly href?: string
}) {
  const t = useWords()
  return (
    <section className="section shelf">
      <header className="section-head">
        <h2>{props.title}</h2>
        {props.href && (
          <Link href={props.href} className="link">
            {t('home.seeAll')}
          </Link>
        )}
      </header>
      <Rail
        label={props.title}
        numbered
        slides={props.products.map((product) => ({
          key: product.id,
          content: <Card product={product} sizes="(min-width: 48rem) 20rem, 76vw" />,
        }))}
      />
    </section>
  )
}
