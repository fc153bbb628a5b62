import {
  imageUrl,
  type LayoutProps,
  Link,
  NewsletterForm,
  usePaths,
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

/** Where a postcard would be in the way. */
const WITHOUT_POSTCARD: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed', 'Error']

/** The postcard; the colophon in up to four small columns; the wordmark cut by the edge of the paper. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const { shop, categories, branches, platform, hasArticles, hasMarketplace } = useShop()
  const { description, watermark } = useSettings<Settings>()
  const t = useWords()
  const paths = usePaths()
  const about = description || shop.description
  const canWrite = useWays().length > 0
  return (
    <footer className="colophon" style={{ '--chars': mastheadFor(shop.name).chars } as CSSProperties}>
      {!WITHOUT_POSTCARD.includes(screen) && (
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
            {categories.map(({ id, name }) => (
              <Item key={id} href={paths.catalog({ category: name })}>
                {name}
              </Item>
            ))}
            <Item href={paths.catalog()}>{t('nav.allProducts')}</Item>
            {hasArticles && <Item href={paths.blog()}>{t('nav.blog')}</Item>}
            {hasMarketplace && <Item href={paths.marketplace()}>{t('marketplace.title')}</Item>}
          </ul>
        </Column>
        <Column title={t('issue.reader')}>
          <ul>
            <Item href={paths.home()}>{t('nav.home')}</Item>
            <Item href={paths.cart()}>{t('nav.cart')}</Item>
            <Item href={paths.tracking()}>{t('nav.tracking')}</Item>
            <Item href={paths.contact()}>{t('nav.contact')}</Item>
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
  const { shop, policyKinds, affiliations } = useShop()
  const t = useWords()
  const paths = usePaths()
  return (
    <>
      {Object.values(shop.socials).some(Boolean) && (
        <section className="small-print">
          <h2>{t('footer.followUs')}</h2>
          <Networks />
        </section>
      )}
      {policyKinds.length > 0 && (
        <section className="small-print">
          <h2>{t('footer.legal')}</h2>
          <ul>
            {policyKinds.map((kind) => (
              <Item key={kind} href={paths.policy(kind)}>
                {t(`policy.${kind}`)}
              </Item>
            ))}
            <Item href={paths.terms()}>{t('footer.privacyTerms')}</Item>
          </ul>
        </section>
      )}
      {affiliations.length > 0 && (
        <section className="small-print">
          <h2>{t('footer.affiliations')}</h2>
          <ul>
            {affiliations.map(({ id, name, logo }) => (
              <li key={id}>{logo ? <img src={imageUrl(logo, 160)} alt={name} height="32" loading="lazy" /> : name}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Item = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <li>
    <Link href={href}>{children}</Link>
  </li>
)

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
