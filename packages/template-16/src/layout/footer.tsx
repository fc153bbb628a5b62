import {
  AffiliationList,
  FooterFold,
  isOneForm,
  type LayoutProps,
  MadeWith,
  mapHref,
  NetworkItems,
  NewsletterForm,
  OtherDays,
  Outside,
  PageItems,
  SchemeSwitch,
  ShopName,
  useAbout,
  useContactLinks,
  useMark,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  WayItems,
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
  const networks = useNetworks()
  const rules = usePolicyLinks()
  const links = useMenuLinks()
  const contactLinks = useContactLinks()
  return (
    <>
      <FooterFold title={t('footer.shop')} as="nav">
        <ul>
          <PageItems pages={[...usePageLinks('home', 'cart'), ...links]} />
        </ul>
      </FooterFold>
      {contactLinks.length > 0 && (
        <FooterFold title={t('footer.help')}>
          <ul>
            <WayItems />
          </ul>
        </FooterFold>
      )}
      {networks.length > 0 && (
        <FooterFold title={t('footer.followUs')}>
          <ul>
            <NetworkItems />
          </ul>
        </FooterFold>
      )}
      {rules.length > 0 && (
        <FooterFold title={t('footer.legal')} as="nav">
          <ul>
            <PageItems pages={rules} />
          </ul>
        </FooterFold>
      )}
    </>
  )
}
