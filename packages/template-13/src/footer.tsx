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
import { useRooms } from './rooms.ts'
import type { Settings } from './settings.ts'
import { VoltSlab } from './volt-slab.tsx'
import { useWords } from './words.ts'

/** A volt slab for the newsletter, then everything else of the shop in white on black. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches, affiliations, platform } = useShop()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="footer">
      {!isOneForm(screen) && (
        <VoltSlab title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="letter-form" />
        </VoltSlab>
      )}
      <div className="footer-ground">
        <div className="footer-columns inset">
          <div className="footer-shop">
            {logo && <img src={imageUrl(logo.src, 160)} alt="" width={72} height={72} loading="lazy" />}
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

/** A row of the board for each: pages, ways to the shop, policies, networks. */
function Links() {
  const t = useWords()
  const rooms = useRooms()
  const inside = ({ key, name, href }: PageLink): Item => ({ key, content: <Link href={href}>{name}</Link> })
  const ways = useWays().map(({ key, link }) => ({ key, content: link() }))
  const networks = useNetworks().map(({ key, name, href }) => ({ key, content: <Outside href={href}>{name}</Outside> }))
  return (
    <>
      <Row title={t('footer.shop')} items={[...rooms.shop, ...usePageLinks('cart')].map(inside)} />
      <Row title={t('footer.help')} items={[...rooms.help.map(inside), ...ways]} />
      <Row title={t('footer.legal')} items={usePolicyLinks().map(inside)} />
      <Row title={t('footer.followUs')} items={networks} />
    </>
  )
}

type Item = { readonly key: string; readonly content: ReactNode }

function Row({ title, items }: { readonly title: string; readonly items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </nav>
  )
}
