import {
  describedFacts,
  type FinancingLimits,
  type Policies,
  type PolicyKind,
  type Product,
  priceOf,
  type SafeHtml,
} from '@store/core'
import type { ReactNode } from 'react'
import { FactList } from '../parts/fact-list.tsx'
import { Instalments } from '../parts/instalments.tsx'
import { useT } from '../shop-context.tsx'
import { BuyButton, BuyForm, BuyMessage, BuyOptions, BuyQuantity, type BuyState } from './buy-form.tsx'
import { useBuyHint } from './buy-hint.ts'
import { PolicyDisclosures } from './policy-disclosures.tsx'
import { Price } from './price.tsx'
import { BuyNow, ProductChat, ShippingLine, useProductMarks } from './product-actions.tsx'
import { useAllFacts } from './product-facts.ts'
import { ProductStory } from './product-story.tsx'

/*
 * The sections of a product's page, which contain all its facts and buttons, besides its name, photos and summary. A
 * template places them and renders what is around each. Classes are the kit's: `price`, `badges`, `badge`, `buy`,
 * `choices`, `buy-hint`, `buy-row`, `quantity`, `button`, `facts`, `fold`.
 */
type Section = { readonly product: Product }

/**
 * The price of the chosen variant, its instalments, and its badges: sold out, used, free shipping. `percent`: whether a
 * reduced price has its percentage.
 */
export function PriceSection(props: {
  readonly buy: BuyState
  readonly financing: FinancingLimits | null
  readonly percent?: boolean
}) {
  const { buy, financing, percent = true } = props
  const { product } = buy
  const variantId = buy.variant?.id ?? null
  const marks = useProductMarks(product, buy)
  return (
    <>
      <Price product={product} variantId={variantId} percent={percent} className="price" />
      <Instalments amount={priceOf(product, variantId)} limits={financing} className="muted" />
      {marks.length > 0 && (
        <p className="badges">
          {marks.map((mark) => (
            <span key={mark} className="badge" data-feature="mark">
              {mark}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/**
 * Options, message, quantity and the button to buy; for a product without a price, how to ask for it. On the product's page
 * and in a quick view. `option` renders a value of an option; `button` is the button's text.
 */
export function BuySection(props: {
  readonly buy: BuyState
  readonly id?: string
  readonly onAdded?: () => void
  readonly option?: (value: string, axis: number) => ReactNode
  readonly button?: ReactNode
  /** Inside the form, at its end. */
  readonly children?: ReactNode
}) {
  const t = useT()
  const { buy, id, onAdded } = props
  const hint = useBuyHint(buy)
  if (buy.product.price === null) return <p data-feature="ask-price">{t('product.askPrice')}</p>
  return (
    <BuyForm buy={buy} id={id} className="buy" onAdded={onAdded}>
      <BuyOptions className="choices">{props.option}</BuyOptions>
      <BuyMessage className="field" />
      {/* The line keeps its height while it is empty, to avoid a layout shift. */}
      <p className="buy-hint">{hint && <span className={hint.problem ? 'problem' : undefined}>{hint.text}</span>}</p>
      <div className="buy-row">
        <BuyQuantity className="quantity" />
        <BuyButton className="button">{props.button}</BuyButton>
      </div>
      {props.children}
    </BuyForm>
  )
}

/** The other options for buying, and their terms: buy now, by chat, shipping cost and delivery time, supplier. */
export function TermsSection({ product, form }: Section & { readonly form: string }) {
  const t = useT()
  return (
    <>
      <BuyNow product={product} form={form} className="button" data-tone="quiet" />
      <ProductChat product={product} form={form} className="button" data-tone="quiet" />
      <ShippingLine product={product} className="muted" />
      {product.supplier && (
        <p className="muted" data-feature="supplier">
          {t('product.supplier', { name: product.supplier })}
        </p>
      )}
    </>
  )
}

const POLICIES: readonly PolicyKind[] = ['shipping', 'payments', 'warranty', 'returns', 'exchange']

/** A product's texts: its description, its facts, and the policies for it. */
export function DetailsSection(
  props: Section & { readonly description: SafeHtml | null; readonly policies: Policies | null },
) {
  const t = useT()
  const { product, description, policies } = props
  const { facts } = describedFacts(description)
  return (
    <>
      <ProductStory description={description} className="story" proseClassName="prose" noneClassName="muted" />
      <section className="particulars">
        <h2>{t('product.information')}</h2>
        <FactList rows={useAllFacts(product, facts)} className="facts" />
        <PolicyDisclosures policies={policies} kinds={POLICIES} className="fold" proseClassName="prose" />
      </section>
    </>
  )
}
