import {
  AffiliationList,
  FooterFold,
  isOneForm,
  type LayoutProps,
  MadeWith,
  mapHref,
  NetworkFold,
  NewsletterForm,
  OtherDays,
  Outside,
  PageItems,
  PolicyFold,
  SchemeSwitch,
  ShopName,
  useAbout,
  useMark,
  usePageLinks,
  useShop,
  WayFold,
} from '@store/template-kit'
import { NewsletterTiles } from '../parts/newsletter-tiles.tsx'
import { useWords } from '../words.ts'
import { useMenuLinks } from './menu-links.ts'

/** The newsletter form; then addresses and links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { branches } = useShop()
  const about = useAbout()
  const mark = useMark()
  return (
    <footer className="foot">
      {!isOneForm(screen) && (
        <NewsletterTiles title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="letter-form" />
        </NewsletterTiles>
      )}
      <div className="foot-ground">
        <div className="foot-columns">
          <div className="foot-shop">
            <p className="foot-name">
              <ShopName />
            </p>
            {about && <p {...mark('description')}>{about}</p>}
            <ul>
              {branches.slice(0, 2).map((branch) => (
                <li key={branch.id}>
                  <p>{branch.address}</p>
                  {branch.hours && (
                    <p className="foot-quiet">
                      {branch.hours}
                      <OtherDays branch={branch} />
                    </p>
                  )}
                  <Outside href={mapHref(branch)}>{t('footer.directions')}</Outside>
                </li>
              ))}
            </ul>
          </div>
          <FootLinks />
        </div>
        <AffiliationList as="div" className="foot-with">
          <p>{t('footer.affiliations')}</p>
        </AffiliationList>
        <SchemeSwitch className="foot-quiet" />
        <MadeWith className="foot-quiet" />
      </div>
    </footer>
  )
}

function FootLinks() {
  const t = useWords()
  const links = useMenuLinks()
  return (
    <>
      <FooterFold title={t('footer.shop')} as="nav">
        <ul>
          <PageItems pages={[...usePageLinks('home', 'cart'), ...links]} />
        </ul>
      </FooterFold>
      <WayFold title={t('footer.help')} />
      <NetworkFold />
      <PolicyFold as="nav" />
    </>
  )
}
