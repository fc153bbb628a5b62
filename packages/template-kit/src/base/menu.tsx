import type { Category } from '@store/core'
import { type MouseEvent, useEffect, useRef } from 'react'
import { ChatLink } from '../commerce/chat.tsx'
import { Link } from '../host.tsx'
import { MenuIcon } from '../parts/icons.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** The menu, folded: it opens without any script. With one it closes by Escape, by a tap elsewhere and by its links. */
export function Menu() {
  const t = useT()
  const paths = usePaths()
  const { shop, categories, hasArticles, hasMarketplace } = useShop()
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = () => element.removeAttribute('open')
    const byTap = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) close()
    }
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      close()
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', byTap)
    document.addEventListener('keydown', byKey)
    return () => {
      document.removeEventListener('pointerdown', byTap)
      document.removeEventListener('keydown', byKey)
    }
  }, [])

  const closeFromLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) details.current?.removeAttribute('open')
  }
  return (
    <details className="menu" ref={details} data-empty={categories.length === 0 ? '' : undefined}>
      <summary className="nav-link">
        <MenuIcon />
        <span className="narrow-only">{t('nav.menu')}</span>
        <span className="wide-only">{t('nav.categories')}</span>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it */}
      <div className="menu-panel" onClick={closeFromLink}>
        <ul className="menu-pages narrow-only">
          <li>
            <Link href={paths.home()}>{t('nav.home')}</Link>
          </li>
          <li>
            <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
          </li>
          <li>
            <Link href={paths.tracking()}>{t('nav.tracking')}</Link>
          </li>
          {hasArticles && (
            <li>
              <Link href={paths.blog()}>{t('nav.blog')}</Link>
            </li>
          )}
          {hasMarketplace && (
            <li>
              <Link href={paths.marketplace()}>{t('marketplace.title')}</Link>
            </li>
          )}
          <li>
            <Link href={paths.contact()}>{t('nav.contact')}</Link>
          </li>
          <li>
            <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('nav.chatStore')}</ChatLink>
          </li>
        </ul>
        {categories.length > 0 && (
          <>
            <p className="menu-title narrow-only">{t('nav.categories')}</p>
            <ul className="menu-categories" style={{ ['--columns' as string]: Math.min(3, categories.length) }}>
              {categories.map((category) => (
                <MenuCategory key={category.id} category={category} />
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}

function MenuCategory({ category }: { readonly category: Category }) {
  const paths = usePaths()
  const subcategories = useShop().subcategories.filter(({ categoryId }) => categoryId === category.id)
  const within = { category: category.name }
  return (
    <li>
      <Link href={paths.catalog(within)}>{category.name}</Link>
      {subcategories.length > 0 && (
        <ul>
          {subcategories.map(({ id, name }) => (
            <li key={id}>
              <Link href={paths.catalog({ ...within, subcategory: id })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
