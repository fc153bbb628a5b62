import { useT } from '../shop-context.tsx'
import { BackToShop } from './back-to-shop.tsx'

/**
 * A `<noscript>` for the cart page. Without JavaScript there is no cart: a text explains that and links to the catalogue,
 * where products can be bought one by one (decision 008); the cart's placeholder, marked `data-waits`, is hidden.
 */
export function CartNeedsScript(props: {
  readonly className?: string
  readonly 'data-from'?: string
  readonly linkClassName?: string
}) {
  const t = useT()
  const { linkClassName, ...attributes } = props
  return (
    <noscript>
      <style>{'[data-waits]{display:none}'}</style>
      <p {...attributes}>
        {t('cart.needsScript')} <BackToShop className={linkClassName} />
      </p>
    </noscript>
  )
}
