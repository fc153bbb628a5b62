import {
  AffiliationList,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkItems,
  NewsletterForm,
  PageItems,
  SchemeSwitch,
  useAbout,
  useMark,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  useWays,
  WayItems,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Address } from './address.tsx'
import { ProductSketch } from './product-sketch.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** The shop's addresses at the left; newsletter form and links at the right. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const rooms = useRooms()
  const { shop, branches } = useShop()
  const about = useAbout()
  const mark = useMark()
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
          <Group title={t('footer.visitUs')}>
            {branches.slice(0, 2).map((branch) => (
              <Address key={branch.id} branch={branch} />
            ))}
          </Group>
        ) : (
          shop.city && <p>{shop.city}</p>
        )}
        <ProductSketch name={shop.name} className="foot-sketch" />
      </div>
      <div className="foot-words">
        {!isOneForm(screen) && (
          <section className="letter" aria-labelledby="letter">
            <h2 id="letter">{t('newsletter.title')}</h2>
            <p className="muted">{t('newsletter.text')}</p>
            <NewsletterForm className="message-form" />
          </section>
        )}
        <FootLinks />
        <AffiliationList className="affiliations">
          <h2 className="foot-title">{t('footer.affiliations')}</h2>
        </AffiliationList>
        <SchemeSwitch className="muted" />
        <MadeWith className="muted" />
      </div>
    </footer>
  )
}

function FootLinks() {
  const t = useWords()
  const policies = usePolicyLinks()
  return (
    <nav className="foot-links" aria-label={t('footer.sections')}>
      <Group title={t('footer.shop')}>
        <PageItems pages={usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact')} />
      </Group>
      {useWays().length > 0 && (
        <Group title={t('footer.help')}>
          <WayItems />
        </Group>
      )}
      {useNetworks().length > 0 && (
        <Group title={t('footer.followUs')}>
          <NetworkItems />
        </Group>
      )}
      {policies.length > 0 && (
        <Group title={t('footer.legal')}>
          <PageItems pages={policies} />
        </Group>
      )}
    </nav>
  )
}

/** Links under a title; on phones the title opens them (`styles/foot.css`). */
const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="foot-group" aria-label={title}>
    <h2 className="foot-title">{title}</h2>
    <details className="fold">
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  </section>
)
