import {
  AffiliationList,
  FooterFold,
  imageUrl,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkFold,
  NewsletterForm,
  PageItems,
  PolicyFold,
  SchemeSwitch,
  ShopName,
  useAbout,
  useMark,
  usePageLinks,
  useShop,
  WayItems,
} from '@store/template-kit'
import { Address } from '../parts/address.tsx'
import { Postcard } from '../parts/postcard.tsx'
import { ToyDrawing } from '../parts/toy-drawing.tsx'
import { useWords } from '../words.ts'
import { useMenuLinks } from './menu-links.ts'

/** Seeds for the toys drawn on the shelf. */
const ON_SHELF = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The newsletter form, a drawn shelf with toys, and links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches, affiliations } = useShop()
  const about = useAbout()
  const mark = useMark()
  return (
    <footer className="footer">
      {!isOneForm(screen) && (
        <div className="frame section">
          <Postcard title={t('newsletter.title')} text={t('newsletter.text')}>
            <NewsletterForm />
          </Postcard>
        </div>
      )}
      <div className="frame toy-shelf" aria-hidden="true">
        {logo && <img src={imageUrl(logo.src, 160)} alt="" width={96} height={96} loading="lazy" />}
        {ON_SHELF.map((name, index) => (
          <span key={name} data-block={index + 1}>
            <ToyDrawing name={name} />
          </span>
        ))}
      </div>
      <div className="footer-ground">
        <div className="frame footer-columns">
          <div className="footer-shop">
            <p className="brand">
              <ShopName />
            </p>
            {about && <p {...mark('description')}>{about}</p>}
            {shop.city && <p className="muted">{shop.city}</p>}
          </div>
          <Links />
          {branches.length > 0 && (
            <FooterFold title={t('footer.visitUs')}>
              <ul className="places">
                {branches.slice(0, 2).map((branch) => (
                  <Address key={branch.id} branch={branch} />
                ))}
              </ul>
            </FooterFold>
          )}
          {affiliations.length > 0 && (
            <FooterFold title={t('footer.affiliations')}>
              <AffiliationList as={null} listClassName="affiliations">
                {null}
              </AffiliationList>
            </FooterFold>
          )}
          <SchemeSwitch className="muted" />
          <MadeWith className="muted" />
        </div>
      </div>
    </footer>
  )
}

/** Links in four groups: pages, help, policies, networks. */
function Links() {
  const t = useWords()
  const links = useMenuLinks()
  const shop = [...usePageLinks('home'), ...links.shop, ...usePageLinks('cart')]
  return (
    <>
      <FooterFold title={t('footer.shop')} as="nav">
        <ul>
          <PageItems pages={shop} />
        </ul>
      </FooterFold>
      <FooterFold title={t('footer.help')} as="nav">
        <ul>
          <PageItems pages={links.help} />
          <WayItems />
        </ul>
      </FooterFold>
      <PolicyFold as="nav" />
      <NetworkFold as="nav" />
    </>
  )
}
