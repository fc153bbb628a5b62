import {
  AffiliationList,
  imageUrl,
  isOneForm,
  type LayoutProps,
  LinkNav,
  MadeWith,
  NetworkItems,
  NewsletterForm,
  useAbout,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  WayItems,
} from '@store/template-kit'
import { Address } from './address.tsx'
import { Postcard } from './postcard.tsx'
import { useRooms } from './rooms.ts'
import { Toy } from './toy.tsx'
import { useWords } from './words.ts'

/** Names whose toys stand on the shelf, one of each. */
const ON_SHELF = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** A postcard, then the shelf the toys are put back on, and under it everything else of the shop. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches } = useShop()
  const about = useAbout()
  return (
    <footer className="footer">
      {!isOneForm(screen) && (
        <div className="frame section">
          <Postcard title={t('newsletter.title')} text={t('newsletter.text')}>
            <NewsletterForm className="letter-form" />
          </Postcard>
        </div>
      )}
      <div className="frame toy-shelf" aria-hidden="true">
        {logo && <img src={imageUrl(logo.src, 160)} alt="" width={96} height={96} loading="lazy" />}
        {ON_SHELF.map((name, index) => (
          <span key={name} data-block={index + 1}>
            <Toy name={name} />
          </span>
        ))}
      </div>
      <div className="footer-ground">
        <div className="frame footer-columns">
          <div className="footer-shop">
            <p className="brand">{shop.name}</p>
            {about && <p>{about}</p>}
            {shop.city && <p className="small">{shop.city}</p>}
          </div>
          <Links />
          {branches.length > 0 && (
            <section>
              <h2 className="footer-title">{t('footer.visitUs')}</h2>
              <ul className="places">
                {branches.slice(0, 2).map((branch) => (
                  <Address key={branch.id} branch={branch} />
                ))}
              </ul>
            </section>
          )}
          <AffiliationList className="affiliations">
            <h2 className="footer-title">{t('footer.affiliations')}</h2>
          </AffiliationList>
          <MadeWith className="small" />
        </div>
      </div>
    </footer>
  )
}

/** What the shop has, how it helps, what it has written and where it can be followed, a block of links each. */
function Links() {
  const t = useWords()
  const rooms = useRooms()
  const policies = usePolicyLinks()
  const look = { titleClassName: 'footer-title' }
  return (
    <>
      <LinkNav
        {...look}
        title={t('footer.shop')}
        pages={[...usePageLinks('home'), ...rooms.shop, ...usePageLinks('cart')]}
      />
      <LinkNav {...look} title={t('footer.help')} pages={rooms.help}>
        <WayItems />
      </LinkNav>
      {policies.length > 0 && <LinkNav {...look} title={t('footer.legal')} pages={policies} />}
      {useNetworks().length > 0 && (
        <LinkNav {...look} title={t('footer.followUs')}>
          <NetworkItems />
        </LinkNav>
      )}
    </>
  )
}
