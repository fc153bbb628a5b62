import {
  AffiliationSign,
  imageUrl,
  isOneForm,
  type LayoutProps,
  Link,
  NewsletterForm,
  Outside,
  type PageLink,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useSettings,
  useShop,
  useWays,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Address } from './address.tsx'
import { Postcard } from './postcard.tsx'
import { useRooms } from './rooms.ts'
import type { Settings } from './settings.ts'
import { Toy } from './toy.tsx'
import { useWords } from './words.ts'

/** Names whose toys stand on the shelf, one of each. */
const ON_SHELF = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** A postcard, then the shelf the toys are put back on, and under it everything else of the shop. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches, affiliations, platform } = useShop()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
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
          {affiliations.length > 0 && (
            <section className="affiliations">
              <h2 className="footer-title">{t('footer.affiliations')}</h2>
              <ul>
                {affiliations.map((affiliation) => (
                  <li key={affiliation.id}>
                    <AffiliationSign {...affiliation} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {watermark && <p className="small">{t('footer.madeWith', { name: platform.name })}</p>}
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
  const networks = useNetworks()
  return (
    <>
      <Block title={t('footer.shop')} links={[...rooms.shop, ...usePageLinks('cart')]} />
      <Block title={t('footer.help')} links={rooms.help}>
        {useWays().map(({ key, link }) => (
          <li key={key}>{link()}</li>
        ))}
      </Block>
      {policies.length > 0 && <Block title={t('footer.legal')} links={policies} />}
      {networks.length > 0 && (
        <Block title={t('footer.followUs')} links={[]}>
          {networks.map(({ key, name, href }) => (
            <li key={key}>
              <Outside href={href}>{name}</Outside>
            </li>
          ))}
        </Block>
      )}
    </>
  )
}

const Block = (props: {
  readonly title: string
  readonly links: readonly PageLink[]
  readonly children?: ReactNode
}) => (
  <nav aria-label={props.title}>
    <h2 className="footer-title">{props.title}</h2>
    <ul>
      {props.links.map(({ key, name, href }) => (
        <li key={key}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
      {props.children}
    </ul>
  </nav>
)
