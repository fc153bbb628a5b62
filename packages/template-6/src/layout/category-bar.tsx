import { ChevronIcon, Link, usePaths, useShop } from '@store/template-kit'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { useWords } from '../words.ts'
import { MegaName } from './mega-name.tsx'

const IN_BAR = 7

/** Fetched on hover or focus of the mega menu. */
const loadPanels = () => import('./mega-panels.tsx')
const MegaPanels = lazy(loadPanels)

/** The third row of the header: the mega menu, and links to the first categories. */
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
            <Link href={paths.catalog({ category: name })}>{name}</Link>
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
          <Link href={paths.catalog({ promotion: true })}>{t('home.promotions')}</Link>
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

/** A `<details>`. Before its chunk has loaded it lists the categories' names; then each has a panel beside it. */
function MegaMenu() {
  const t = useWords()
  const { categories } = useShop()
  const [wasOpen, setWasOpen] = useState(false)
  const prepare = () => void loadPanels().catch(() => {})
  const names = categories.map((category) => (
    <li key={category.id}>
      <MegaName category={category} />
    </li>
  ))
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
      onPointerEnter={prepare}
      onFocus={prepare}
      onToggle={() => setWasOpen(true)}
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
        {wasOpen ? (
          <Suspense fallback={names}>
            <MegaPanels />
          </Suspense>
        ) : (
          names
        )}
      </ul>
    </details>
  )
}
