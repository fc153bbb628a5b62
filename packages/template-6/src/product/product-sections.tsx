import { describedFacts, type Fact, offeredMethods, type Policies, type Product, type SafeHtml } from '@store/core'
import { Link, Prose, useAllFacts, usePaths, useShippingTerms, useShop } from '@store/template-kit'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWords } from '../words.ts'

const Similar = lazy(() => import('./similar.tsx'))
const SIMILAR = 3

type SectionProps = {
  readonly product: Product
  readonly description: SafeHtml | null
  readonly related: readonly Product[]
  readonly policies: Policies | null
}

/**
 * The sections of a product's page: description, facts, warranty, shipping, payment. Links above them go to each. On
 * phones each is a `<details>`.
 */
export function ProductSections({ product, description, related, policies }: SectionProps) {
  const t = useWords()
  const shipping = useShippingTerms(product)
  const paymentMethods = offeredMethods(useShop().shop.paymentMethods)
  const { facts, rest } = describedFacts(description)
  const rows = useAllFacts(product, product.facts.length > 0 ? product.facts : facts)
  const parts = [
    {
      id: 'description',
      name: t('product.description'),
      content: rest ? <Prose html={rest} /> : <p className="muted">{t('product.noDescription')}</p>,
    },
    {
      id: 'specs',
      name: t('volt.specs'),
      content: <Specs rows={rows} product={product} related={related} />,
    },
    ...(product.warranty || policies?.warranty
      ? [
          {
            id: 'warranty',
            name: t('product.warranty'),
            content: (
              <>
                {product.warranty && <p>{product.warranty}</p>}
                {policies?.warranty && <Prose html={policies.warranty} />}
              </>
            ),
          },
        ]
      : []),
    {
      id: 'shipping',
      name: t('volt.shipping'),
      content: (
        <>
          <p>{shipping}</p>
          {policies?.shipping && <Prose html={policies.shipping} />}
          <MorePolicy kind="returns" policies={policies} />
        </>
      ),
    },
    ...(paymentMethods.length > 0 || policies?.payments
      ? [
          {
            id: 'payments',
            name: t('volt.payments'),
            content: (
              <>
                <ul className="badges">
                  {paymentMethods.map((method) => (
                    <li key={method} className="badge">
                      {t(`payment.${method}`)}
                    </li>
                  ))}
                </ul>
                {policies?.payments && <Prose html={policies.payments} />}
              </>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <nav className="anchors" aria-label={t('volt.sections')}>
        <ul>
          {parts.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, name, content }) => (
        <ProductSection key={id} id={id} name={name}>
          {content}
        </ProductSection>
      ))}
    </>
  )
}

function ProductSection(props: { readonly id: string; readonly name: string; readonly children: ReactNode }) {
  return (
    <details className="part fold" id={props.id} open>
      <summary>
        <h2>{props.name}</h2>
      </summary>
      <div className="part-body">{props.children}</div>
    </details>
  )
}

/**
 * All facts of the product. A `<details>` compares them with those of similar products; its chunk is fetched when it
 * opens.
 */
function Specs(props: {
  readonly rows: readonly Fact[]
  readonly product: Product
  readonly related: readonly Product[]
}) {
  const t = useWords()
  const { product, rows } = props
  const [isComparing, setComparing] = useState(false)
  const similar = props.related.filter(({ facts }) => facts.length > 0).slice(0, SIMILAR)
  return (
    <>
      <table className="spec-table">
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {similar.length > 0 && product.facts.length > 0 && (
        <details className="similar scripted" onToggle={({ currentTarget }) => setComparing(currentTarget.open)}>
          <summary className="button" data-tone="quiet">
            {t('volt.compareSimilar')}
          </summary>
          {isComparing && (
            <Suspense fallback={<p className="notice">{t('volt.compareLoading')}</p>}>
              <Similar product={product} similar={similar} />
            </Suspense>
          )}
        </details>
      )}
    </>
  )
}

function MorePolicy({ kind, policies }: { readonly kind: 'returns'; readonly policies: Policies | null }) {
  const t = useWords()
  const paths = usePaths()
  return policies?.[kind] ? (
    <p>
      <Link href={paths.policy(kind)} className="link">
        {t(`policy.${kind}`)}
      </Link>
    </p>
  ) : null
}
