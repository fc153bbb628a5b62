import { type LayoutProps, Link, useCartLink, VisuallyHidden } from '@store/template-kit'
import { CartIcon } from './icons.tsx'
import { loadBench } from './load-bench.ts'
import { useWords } from './words.ts'

/** Leads to the cart's page; with JavaScript the scoreboard opens upward, but where what is in it is already in sight. */
export function CartLink({ screen, className }: Pick<LayoutProps, 'screen'> & { readonly className: string }) {
  const t = useWords()
  const { link, count, said } = useCartLink(screen, loadBench)
  return (
    <Link {...link} className={className}>
      <CartIcon />
      <VisuallyHidden>{said}</VisuallyHidden>
      <span aria-hidden="true" className="bar-cart-word">
        {t('nav.cart')}
      </span>
      <b aria-hidden="true">{count > 0 ? count : ''}</b>
    </Link>
  )
}
