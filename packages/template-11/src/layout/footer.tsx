import {
  AffiliationList,
  FooterFold,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkFold,
  NewsletterForm,
  PageItems,
  PolicyFold,
  SchemeSwitch,
  useAbout,
  useMark,
  usePageLinks,
  useShop,
  WayFold,
} from '@store/template-kit'
import { Address } from '../parts/address.tsx'
import { ProductSketch } from '../parts/product-sketch.tsx'
import { useRooms } from '../parts/use-rooms.ts'
import { useWords } from '../words.ts'

/** The shop's addresses at the left; newsletter form and links at the right. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const rooms = useRooms()
  const { shop, branches } = useShop()
  const about = useAbout()
  const mark = useMark()
  const newsletterTitle = <h2>{t('newsletter.title')}</h2>
  return (
    <footer className="foot">
      <div className="foot-place" data-room={rooms(1)}>
        <p className="foot-name">{shop.name}</p>
        {about && (
          <p className="foot-about" {...mark('description')}>
            {about}
          </p>
        )}
        {branches.length > 0 ? (
          <FooterFold title={t('footer.visitUs')} heading={null}>
            <ul>
              {branches.slice(0, 2).map((branch) => (
                <Address key={branch.id} branch={branch} />
              ))}
            </ul>
          </FooterFold>
        ) : (
          shop.city && <p>{shop.city}</p>
        )}
        <ProductSketch name={shop.name} className="foot-sketch" />
      </div>
      <div className="foot-words">
        {!isOneForm(screen) && (
          <FooterFold
            title={t('newsletter.title')}
            summary={newsletterTitle}
            heading={newsletterTitle}
            className="letter"
          >
            <p className="muted">{t('newsletter.text')}</p>
            <NewsletterForm className="message-form" />
          </FooterFold>
        )}
        <FootLinks />
        <AffiliationList className="affiliations">
          <h2>{t('footer.affiliations')}</h2>
        </AffiliationList>
        <SchemeSwitch className="muted" />
        <MadeWith className="muted" />
      </div>
    </footer>
  )
}

function FootLinks() {
  const t = useWords()
  return (
    <nav className="foot-links links" aria-label={t('footer.sections')}>
      <FooterFold title={t('footer.shop')}>
        <ul>
          <PageItems pages={usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact')} />
        </ul>
      </FooterFold>
      <WayFold title={t('footer.help')} />
      <NetworkFold />
      <PolicyFold />
    </nav>
  )
}
