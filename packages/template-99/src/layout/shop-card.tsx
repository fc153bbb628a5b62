import { emptyQuery } from '@store/core'
import { type LayoutProps, Link, mapHref, OtherDays, useAbout, useMark, usePaths, useShop } from '@store/template-kit'
import { ClockIcon, PinIcon } from '../icons.tsx'
import { Reply } from '../parts/replies.tsx'
import { useWords } from '../words.ts'
import { Badge } from './header.tsx'

/** A card beside the column, from 1280 px on: logo, description, addresses, opening hours, links. */
export function ShopCard({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories, branches } = useShop()
  const about = useAbout()
  const mark = useMark()
  return (
    <aside className="shop-card" aria-label={t('footer.shop')}>
      <div className="shop-card-inner">
        <Link href={paths.home()} className="shop-card-name">
          <Badge />
          <strong>{shop.name}</strong>
        </Link>
        {about && (
          <p className="shop-card-about" {...mark('description')}>
            {about}
          </p>
        )}
        {branches.slice(0, 3).map((branch) => (
          <div key={branch.id} className="shop-card-place">
            {branch.hours && (
              <p>
                <ClockIcon />{' '}
                <span>
                  {branch.hours}
                  <OtherDays branch={branch} />
                </span>
              </p>
            )}
            <p>
              <PinIcon />{' '}
              <a href={mapHref(branch)} target="_blank" rel="noopener noreferrer">
                {branch.address}
              </a>
            </p>
          </div>
        ))}
        {categories.length > 0 && screen !== 'Closed' && (
          <nav aria-label={t('nav.categories')}>
            <ul className="rows">
              {categories.map(({ id, name }) => (
                <li key={id}>
                  <Reply href={paths.catalog({ ...emptyQuery, category: name })} words={name} className="row">
                    {name}
                  </Reply>
                </li>
              ))}
              <li>
                <Reply href={paths.catalog()} words={t('charla.everything')} className="row">
                  {t('home.seeAll')}
                </Reply>
              </li>
            </ul>
          </nav>
        )}
      </div>
    </aside>
  )
}
