import { ArrowIcon, ChatShopLink, ChevronIcon, CountText, Link, usePaths, useShop } from '@store/template-kit'
import { Pictogram } from '../parts/pictogram.tsx'
import { useWords } from '../words.ts'

/** The menu's categories. Following one shows its subcategories in place of the list, with a button to go back. */
export default function MenuList() {
  const t = useWords()
  const paths = usePaths()
  const { categories, hasArticles, hasMarketplace } = useShop()
  const pages = [
    { name: t('nav.home'), href: paths.home() },
    { name: t('nav.allProducts'), href: paths.catalog() },
    { name: t('home.promotions'), href: paths.catalog({ promotion: true }) },
    ...(hasArticles ? [{ name: t('volt.guides'), href: paths.blog() }] : []),
    ...(hasMarketplace ? [{ name: t('marketplace.title'), href: paths.marketplace() }] : []),
    { name: t('nav.cart'), href: paths.cart() },
    { name: t('volt.account'), href: paths.tracking() },
    { name: t('nav.contact'), href: paths.contact() },
    { name: t('footer.privacyTerms'), href: paths.terms() },
  ]
  return (
    <nav aria-label={t('nav.categories')} className="menu-list">
      {categories.map((category) => (
        <Drill key={category.id} category={category} />
      ))}
      <ul>
        {pages.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} className="menu-row">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <ChatShopLink className="menu-row" />
        </li>
      </ul>
    </nav>
  )
}

function Drill({ category }: { readonly category: ReturnType<typeof useShop>['categories'][number] }) {
  const t = useWords()
  const paths = usePaths()
  const { subcategories } = useShop()
  const { id, name, count } = category
  const parts = subcategories.filter(({ categoryId }) => categoryId === id)
  return (
    <details className="drill">
      <summary className="menu-row">
        <ArrowIcon direction="left" className="drill-back" />
        <Pictogram name={name} />
        <span>{name}</span>
        {count !== null && (
          <small>
            <CountText count={count} />
          </small>
        )}
        <ChevronIcon direction="right" className="drill-on" />
      </summary>
      <ul className="drill-shelf">
        <li>
          <Link href={paths.catalog({ category: name })} className="menu-row">
            {t('volt.everythingIn', { name })}
          </Link>
        </li>
        {parts.map((part) => (
          <li key={part.id}>
            <Link href={paths.catalog({ category: name, subcategory: part.id })} className="menu-row">
              <span>{part.name}</span>
              {part.count !== null && (
                <small>
                  <CountText count={part.count} />
                </small>
              )}
            </Link>
          </li>
        ))}
        <li>
          <Link href={paths.catalog({ category: name, promotion: true })} className="menu-row">
            {t('volt.offersIn', { name })}
          </Link>
        </li>
      </ul>
    </details>
  )
}
