import { offeredMethods, type Product, productAvailability } from '@store/core'
import type { ReactNode } from 'react'
import { ChatLink } from '../order/chat.tsx'
import { CHAT_FIELD, NOW_FIELD } from '../order/requested-items.ts'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { useAddress } from '../share/share.ts'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import type { BuyState } from './buy-form.tsx'
import { useShippingTerms } from './product-facts.ts'

/** Breadcrumbs of a product: the catalogue, under the name `whole`, the category, the product. */
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
 * "Buy now": a submit button that goes to checkout with only the product of its `BuyForm`; the cart does not change.
 * Nothing where the product cannot be bought, or the shop takes orders by chat only. `form`: the id of the form, if the
 * button is outside of it.
 */
export function BuyNow(props: {
  readonly product: Product
  readonly form?: string
  readonly className?: string
  readonly 'data-tone'?: string
}) {
  const t = useT()
  const { paymentMethods } = useShop().shop
  const { product, ...attributes } = props
  if (!canBeBought(product) || offeredMethods(paymentMethods).length === 0) return null
  return (
    <button type="submit" name={NOW_FIELD} value="1" {...attributes} data-buy-now="">
      {t('product.buyNow')}
    </button>
  )
}

/**
 * "Buy by chat": a submit button that goes to checkout with the product of its `BuyForm`; the order is recorded there
 * before the chat opens (decision 023), as from the cart. For a product that cannot be bought it is a link to the chat,
 * with a question about it. Nothing where the shop has no chat number. `form`: the id of the form, if the button is outside
 * of it. `icon`: before the text.
 */
export function ProductChat(props: {
  readonly product: Product
  readonly form?: string
  readonly className?: string
  readonly 'data-tone'?: string
  readonly icon?: ReactNode
}) {
  const t = useT()
  const { product, form, icon, ...attributes } = props
  const url = useAddress(usePaths().product(product))
  const { chatNumber } = useShop().shop
  if (chatNumber && canBeBought(product))
    return (
      <button type="submit" form={form} name={CHAT_FIELD} value="1" {...attributes} data-feature="chat">
        {icon}
        {t('cart.buyByChat')}
      </button>
    )
  return (
    <ChatLink text={t('chat.product', { name: product.name, url })} {...attributes} data-feature="chat">
      {icon}
      {t('footer.chat')}
    </ChatLink>
  )
}

/** Notes to show with the price of a product: not available, used, free shipping. */
export function useProductMarks(product: Product, { availability }: Pick<BuyState, 'availability'>): readonly string[] {
  const t = useT()
  const isUnavailable = product.price !== null && availability !== 'available'
  return [
    ...(isUnavailable ? [t(`product.${availability}`)] : []),
    ...(product.condition === 'used' ? [t('product.condition.used')] : []),
    ...(product.freeShipping ? [t('product.freeShipping')] : []),
  ]
}

/** Shipping cost and delivery time. Nothing for free shipping, which is among the marks of `useProductMarks`. */
export function ShippingLine({ product, className }: { readonly product: Product; readonly className?: string }) {
  const terms = useShippingTerms(product)
  return product.freeShipping ? null : (
    <p className={className} data-feature="shipping">
      {terms}
    </p>
  )
}

/** List items with shipping terms, warranty and supplier. */
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
