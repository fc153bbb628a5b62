import { offeredMethods, type Product, productAvailability } from '@store/core'
import type { ReactNode } from 'react'
import { ChatLink } from '../order/chat.tsx'
import { CHAT_FIELD, NOW_FIELD } from '../order/requested-items.ts'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { useAddress } from '../share/share.ts'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import type { BuyState } from './buy-form.tsx'
import { useShippingTerms } from './product-facts.ts'

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

const canBeBought = (product: Product) => product.price !== null && productAvailability(product) === 'available'

/**
 * Buying at once: on to checkout with what is chosen in its `BuyForm`, and nothing else; the cart stays as it is. Nothing
 * where the product cannot be bought, or the shop takes orders by chat alone.
 * `form`: the id of the form, where this stands outside of it.
 */
export function BuyNow(props: {
  readonly product: Product
  readonly form?: string
  readonly className?: string
  readonly 'data-tone'?: string
}) {
  const t = useT()
  const { paymentMethods } = useShop().shop
  const { product, ...look } = props
  if (!canBeBought(product) || offeredMethods(paymentMethods).length === 0) return null
  return (
    <button type="submit" name={NOW_FIELD} value="1" {...look} data-buy-now="">
      {t('product.buyNow')}
    </button>
  )
}

/**
 * Buying by chat: on to checkout with what is chosen in its `BuyForm`, where the order is recorded before the chat opens
 * (decision 023), as from the cart. What cannot be bought can be asked about. Nothing where the shop has no number.
 * `form`: the id of the form, where this stands outside of it. `icon`: before the words.
 */
export function ProductChat(props: {
  readonly product: Product
  readonly form?: string
  readonly className?: string
  readonly icon?: ReactNode
}) {
  const t = useT()
  const { product, form, className, icon } = props
  const url = useAddress(usePaths().product(product))
  const { chatNumber } = useShop().shop
  if (chatNumber && canBeBought(product))
    return (
      <button type="submit" form={form} name={CHAT_FIELD} value="1" className={className}>
        {icon}
        {t('cart.buyByChat')}
      </button>
    )
  return (
    <ChatLink text={t('chat.product', { name: product.name, url })} className={className}>
      {icon}
      {t('footer.chat')}
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
