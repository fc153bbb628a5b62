import {
  AffiliationList,
  FooterFold,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkItems,
  NewsletterForm,
  PageItems,
  PolicyFold,
  SchemeSwitch,
  useAbout,
  useCategoryLinks,
  useMark,
  usePageLinks,
  useShop,
  WayFold,
} from '@store/template-kit'
import { BranchCard } from '../parts/branch-card.tsx'
import { Postcard } from '../parts/postcard.tsx'
import { useWords } from '../words.ts'

/** The newsletter form, up to four columns of links, and the shop's name, cut off at the bottom edge. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const { shop, branches } = useShop()
  const t = useWords()
  const about = useAbout()
  const mark = useMark()
  return (
    <footer className="colophon">
      {!isOneForm(screen) && screen !== 'Error' && (
        <Postcard title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm />
        </Postcard>
      )}
      <div className="colophon-columns">
        {(about || branches.length > 0 || shop.city) && (
          <FooterFold title={t('issue.colophon')}>
            {about && <p {...mark('description')}>{about}</p>}
            {branches.length === 0 && shop.city && <p>{shop.city}</p>}
            {branches.length > 0 && (
              <ul>
                {branches.map((branch) => (
                  <BranchCard key={branch.id} branch={branch} />
                ))}
              </ul>
            )}
          </FooterFold>
        )}
        <FooterFold title={t('issue.index')}>
          <ul>
            <PageItems pages={[...useCategoryLinks(), ...usePageLinks('catalog', 'blog', 'marketplace')]} />
          </ul>
        </FooterFold>
        <FooterFold title={t('footer.help')}>
          <ul>
            <PageItems pages={usePageLinks('home', 'cart', 'tracking', 'contact')} />
          </ul>
        </FooterFold>
        <WayFold />
      </div>
      <SmallPrint />
      <SchemeSwitch className="colophon-note" />
      <MadeWith className="colophon-note" />
      <p className="colophon-mark" aria-hidden="true">
        {shop.name}
      </p>
    </footer>
  )
}

/** Social networks, policies and affiliations, one line for each kind. */
function SmallPrint() {
  const { shop } = useShop()
  const t = useWords()
  return (
    <>
      {Object.values(shop.socials).some(Boolean) && (
        <section className="small-print">
          <h2>{t('footer.followUs')}</h2>
          <ul>
            <NetworkItems />
          </ul>
        </section>
      )}
      <PolicyFold className="small-print" />
      <AffiliationList className="small-print" height={32}>
        <h2>{t('footer.affiliations')}</h2>
      </AffiliationList>
    </>
  )
}
