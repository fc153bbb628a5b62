import {
  AffiliationSign,
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
import { PieceSketch } from './piece-sketch.tsx'
import type { Settings } from './settings.ts'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** Where to find the workshop at the left; at the right a letter, and every way through the house. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const rooms = useRooms()
  const { shop, branches, affiliations, platform } = useShop()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="foot">
      <div className="foot-place" data-room={rooms(1)}>
        <p className="foot-name">{shop.name}</p>
        {about && <p className="foot-about">{about}</p>}
        {branches.length > 0 ? (
          <ul className="places" aria-label={t('footer.visitUs')}>
            {branches.slice(0, 2).map((branch) => (
              <Address key={branch.id} branch={branch} />
            ))}
          </ul>
        ) : (
          shop.city && <p>{shop.city}</p>
        )}
        <PieceSketch name={shop.name} className="foot-sketch" />
      </div>
      <div className="foot-words">
        {!isOneForm(screen) && (
          <section className="letter" aria-labelledby="letter">
            <h2 id="letter">{t('newsletter.title')}</h2>
            <p className="muted">{t('newsletter.text')}</p>
            <NewsletterForm className="letter-form" />
          </section>
        )}
        <FootLinks />
        {affiliations.length > 0 && (
          <section className="affiliations">
            <h2 className="foot-title">{t('footer.affiliations')}</h2>
            <ul>
              {affiliations.map((affiliation) => (
                <li key={affiliation.id}>
                  <AffiliationSign {...affiliation} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {watermark && <p className="muted">{t('footer.madeWith', { name: platform.name })}</p>}
      </div>
    </footer>
  )
}

function FootLinks() {
  const t = useWords()
  const pages = usePageLinks('catalog', 'blog', 'marketplace', 'tracking', 'contact')
  const policies = usePolicyLinks()
  const ways = useWays().map(({ key, link }) => ({ key, content: link() }))
  const networks = useNetworks().map(({ key, name, href }) => ({ key, content: <Outside href={href}>{name}</Outside> }))
  const inside = ({ key, name, href }: PageLink): Item => ({ key, content: <Link href={href}>{name}</Link> })
  return (
    <nav className="foot-links" aria-label={t('footer.sections')}>
      <Group title={t('footer.shop')} items={pages.map(inside)} />
      <Group title={t('footer.help')} items={ways} />
      <Group title={t('footer.followUs')} items={networks} />
      <Group title={t('footer.legal')} items={policies.map(inside)} />
    </nav>
  )
}

type Item = { readonly key: string; readonly content: ReactNode }

function Group({ title, items }: { readonly title: string; readonly items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="foot-title">{title}</h2>
      <ul>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </section>
  )
}
