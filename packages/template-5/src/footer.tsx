import {
  AffiliationSign,
  isOneForm,
  type LayoutProps,
  Link,
  NewsletterForm,
  type PageLink,
  useCategoryLinks,
  usePageLinks,
  usePolicyLinks,
  useSettings,
  useShop,
  useWays,
} from '@store/template-kit'
import type { CSSProperties, ReactNode } from 'react'
import { mastheadFor } from './masthead.ts'
import { Place } from './place.tsx'
import { Postcard } from './postcard.tsx'
import type { Settings } from './settings.ts'
import { Networks, WaysToWrite } from './ways-to-write.tsx'
import { useWords } from './words.ts'

/** The postcard; the colophon in up to four small columns; the wordmark cut by the edge of the paper. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const { shop, branches, platform } = useShop()
  const { description, watermark } = useSettings<Settings>()
  const t = useWords()
  const about = description || shop.description
  const canWrite = useWays().length > 0
  return (
    <footer className="colophon" style={{ '--chars': mastheadFor(shop.name).chars } as CSSProperties}>
      {!isOneForm(screen) && screen !== 'Error' && (
        <Postcard title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="postcard-form" />
        </Postcard>
      )}
      <div className="colophon-columns">
        {(about || branches.length > 0 || shop.city) && (
          <Column title={t('issue.colophon')}>
            {about && <p>{about}</p>}
            {branches.length === 0 && shop.city && <p>{shop.city}</p>}
            {branches.length > 0 && (
              <ul>
                {branches.map((branch) => (
                  <Place key={branch.id} branch={branch} />
                ))}
              </ul>
            )}
          </Column>
        )}
        <Column title={t('issue.index')}>
          <ul>
            <Items links={[...useCategoryLinks(), ...usePageLinks('catalog', 'blog', 'marketplace')]} />
          </ul>
        </Column>
        <Column title={t('issue.reader')}>
          <ul>
            <Items links={usePageLinks('home', 'cart', 'tracking', 'contact')} />
          </ul>
        </Column>
        {canWrite && (
          <Column title={t('nav.contact')}>
            <WaysToWrite />
          </Column>
        )}
      </div>
      <SmallPrint />
      {watermark && <p className="colophon-note">{t('footer.madeWith', { name: platform.name })}</p>}
      <p className="colophon-mark" aria-hidden="true">
        {shop.name}
      </p>
    </footer>
  )
}

/** Networks, policies and affiliations, a line each. */
function SmallPrint() {
  const { shop, affiliations } = useShop()
  const t = useWords()
  const policies = usePolicyLinks()
  return (
    <>
      {Object.values(shop.socials).some(Boolean) && (
        <section className="small-print">
          <h2>{t('footer.followUs')}</h2>
          <Networks />
        </section>
      )}
      {policies.length > 0 && (
        <section className="small-print">
          <h2>{t('footer.legal')}</h2>
          <ul>
            <Items links={policies} />
          </ul>
        </section>
      )}
      {affiliations.length > 0 && (
        <section className="small-print">
          <h2>{t('footer.affiliations')}</h2>
          <ul>
            {affiliations.map((affiliation) => (
              <li key={affiliation.id}>
                <AffiliationSign {...affiliation} height={32} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Items = ({ links }: { readonly links: readonly PageLink<string | number>[] }) =>
  links.map(({ key, name, href }) => (
    <li key={key}>
      <Link href={href}>{name}</Link>
    </li>
  ))

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
