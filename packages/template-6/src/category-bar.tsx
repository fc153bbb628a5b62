import { ChevronIcon, Link, useMoney, usePaths, useShop } from '@store/template-kit'
import { type KeyboardEvent, useRef } from 'react'
import { asking } from './catalog-links.ts'
import { Pictogram } from './pictogram.tsx'
import { useWords } from './words.ts'

const IN_BAR = 7

/** The third tier: everything by category in a sheet three levels deep, and the first few categories beside it. */
export function CategoryBar() {
  const t = useWords()
  const paths = usePaths()
  const { categories, hasArticles, hasMarketplace } = useShop()
  return (
    <nav className="aisles" aria-label={t('nav.main')}>
      {categories.length > 0 && <MegaMenu />}
      <ul className="aisles-list">
        {categories.slice(0, IN_BAR).map(({ id, name }) => (
          <li key={id}>
            <Link href={paths.catalog(asking({ category: name }))}>{name}</Link>
          </li>
        ))}
        {categories.length === 0 && (
          <li>
            <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
          </li>
        )}
      </ul>
      <ul className="aisles-list aisles-pages">
        <li>
          <Link href={paths.catalog(asking({ promotion: true }))}>{t('home.promotions')}</Link>
        </li>
        {hasArticles && (
          <li>
            <Link href={paths.blog()}>{t('volt.guides')}</Link>
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
      </ul>
    </nav>
  )
}

/** A native disclosure: it opens before any script; each row shows its own shelf while it is pointed at or focused. */
function MegaMenu() {
  const t = useWords()
  const { categories } = useShop()
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={menu}
      className="mega"
      onKeyDown={byKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close()
      }}
    >
      <summary>
        {t('volt.allCategories')} <ChevronIcon />
      </summary>
      <ul className="mega-sheet">
        {categories.map((category) => (
          <li key={category.id} className="mega-row">
            <Shelf category={category} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Shelf({ category }: { readonly category: ReturnType<typeof useShop>['categories'][number] }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const { subcategories, shop } = useShop()
  const { name, count } = category
  const parts = subcategories.filter(({ categoryId }) => categoryId === category.id)
  const free = shop.shippingRate.kind === 'flat' ? t('shipping.flat', { amount: money(shop.shippingRate.price) }) : null
  return (
    <>
      <Link href={paths.catalog(asking({ category: name }))} className="mega-name">
        <Pictogram name={name} />
        <span>{name}</span>
        {count !== null && <small>{count}</small>}
      </Link>
      <div className="mega-shelf">
        <ul className="mega-parts">
          {parts.map((part) => (
            <li key={part.id}>
              <Link href={paths.catalog(asking({ category: name, subcategory: part.id }))}>
                <span>{part.name}</span>
                {part.count !== null && <small>{part.count}</small>}
              </Link>
            </li>
          ))}
          <li>
            <Link href={paths.catalog(asking({ category: name }))}>
              <span>{t('volt.everythingIn', { name })}</span>
              {count !== null && <small>{count}</small>}
            </Link>
          </li>
        </ul>
        <ul className="mega-offers">
          <li>
            <Link href={paths.catalog(asking({ category: name, promotion: true }))}>
              <b>{t('volt.offersIn', { name })}</b>
            </Link>
          </li>
          <li>
            <Link href={paths.catalog(asking({ category: name, freeShipping: true }))}>
              <b>{t('volt.freeIn', { name })}</b>
              {free && <small>{free}</small>}
            </Link>
          </li>
        </ul>
      </div>
    </>
  )
}
