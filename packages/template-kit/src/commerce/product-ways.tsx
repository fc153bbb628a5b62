import type { Product } from '@store/core'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import type { BuyState } from './buy-form.tsx'
import { ChatLink } from './chat.tsx'
import { useShippingTerms } from './product-facts.ts'
import { useAddress } from './share.ts'

/** The steps to a product: the list, which the template calls `whole`, its category, itself. */
export function ProductSteps(props: {
  readonly product: Product
  readonly whole: string
  readonly className?: string
}) {
  const paths = usePaths()
  const { category, name } = props.product
  const steps = [
    { name: props.whole, href: paths.catalog() },
    ...(category ? [{ name: category.name, href: paths.catalog({ category: category.name }) }] : []),
    { name },
  ]
  return <Breadcrumbs steps={steps} className={props.className} />
}

/** Buying by chat. Nothing where the shop has no number. */
export function ProductChat(props: {
  readonly product: Product
  readonly className?: string
  readonly children?: ReactNode
}) {
  const t = useT()
  const { product, className, children = t('cart.buyByChat') } = props
  const url = useAddress(usePaths().product(product))
  return (
    <ChatLink text={t('chat.product', { name: product.name, url })} className={className}>
      {children}
    </ChatLink>
  )
}

/** What has to be known of a product beside its price: that it cannot be had, that it is used, that it comes free. */
export function useProductMarks(product: Product, { availability }: Pick<BuyState, 'availability'>): readonly string[] {
  const t = useT()
  const isOut = product.price !== null && availability !== 'available'
  return [
    ...(isOut ? [t(`product.${availability}`)] : []),
    ...(product.condition === 'used' ? [t('product.condition.used')] : []),
    ...(product.freeShipping ? [t('product.freeShipping')] : []),
  ]
}

/** What delivering it costs and how long it takes. Nothing of what comes free, which says so where its price stands. */
export function ShippingLine({ product, className }: { readonly product: Product; readonly className?: string }) {
  const terms = useShippingTerms(product)
  return product.freeShipping ? null : <p className={className}>{terms}</p>
}

/** How it comes, for how long it is answered for, and who sends it: the items of a list. */
export function ServiceItems({ product }: { readonly product: Product }) {
  const t = useT()
  const terms = useShippingTerms(product)
  const { warranty, supplier } = product
  return (
    <>
      <li>{terms}</li>
      {warranty && <li>{t('label.of', { label: t('product.warranty'), name: warranty })}</li>}
      {supplier && <li>{t('product.supplier', { name: supplier })}</li>}
    </>
  )
}
