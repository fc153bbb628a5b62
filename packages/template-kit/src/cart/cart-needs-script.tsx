import { useT } from '../shop-context.tsx'
import { BackToShop } from './back-to-shop.tsx'

/**
 * On the page of the cart. Without scripts nobody looks for a cart: says so, leads to where things are bought one by one
 * (decision 008), and takes away what waits in the cart's place, which is marked `data-waits`.
 */
export function CartNeedsScript(props: {
  readonly className?: string
  readonly 'data-from'?: string
  readonly linkClassName?: string
}) {
  const t = useT()
  const { linkClassName, ...look } = props
  return (
    <noscript>
      <style>{'[data-waits]{display:none}'}</style>
      <p {...look}>
        {t('cart.needsScript')} <BackToShop className={linkClassName} />
      </p>
    </noscript>
  )
}
