import { chatDigits, offeredMethods } from '@store/core'
import {
  AffiliationList,
  FooterFold,
  MadeWith,
  NetworkFold,
  NewsletterForm,
  PageItems,
  SchemeSwitch,
  ShopChat,
  useAbout,
  useContactLinks,
  useMark,
  usePageLinks,
  usePolicyLinks,
  useShop,
} from '@store/template-kit'
import { ChatIcon } from '../icons.tsx'
import { BranchCard } from '../parts/branch-card.tsx'
import { useWords } from '../words.ts'

/** The newsletter form, a large link to the chat, opening hours, payment methods, policies. */
export function Footer() {
  const t = useWords()
  const { shop, branches } = useShop()
  const about = useAbout()
  const mark = useMark()
  const newsletterTitle = <h2>{t('newsletter.title')}</h2>
  const canChat = chatDigits(shop.chatNumber) !== null
  return (
    <footer className="foot">
      <FooterFold title={t('newsletter.title')} summary={newsletterTitle} heading={null} className="news">
        <div className="news-words">
          {newsletterTitle}
          <p>{t('newsletter.text')}</p>
        </div>
        <NewsletterForm />
      </FooterFold>
      <div className="foot-columns">
        <section>
          <h2>{shop.name}</h2>
          {about && <p {...mark('description')}>{about}</p>}
          {shop.city && <p>{shop.city}</p>}
          {canChat && (
            <ShopChat className="button foot-chat">
              <ChatIcon /> {t('footer.chat')}
            </ShopChat>
          )}
          <Channels />
        </section>
        {branches.length > 0 && (
          <FooterFold title={t('footer.hours')}>
            <ul>
              {branches.slice(0, 2).map((branch) => (
                <BranchCard key={branch.id} branch={branch} />
              ))}
            </ul>
          </FooterFold>
        )}
        <Help />
        <Payments />
      </div>
      <SchemeSwitch className="foot-mark" />
      <MadeWith className="foot-mark" />
    </footer>
  )
}

/** The contact channels without the chat, which has a separate button. */
function Channels() {
  const links = useContactLinks().filter(({ key }) => key !== 'chat')
  return (
    <>
      <ul className="links">
        {links.map(({ key, link }) => (
          <li key={key}>{link()}</li>
        ))}
      </ul>
      <NetworkFold listClassName="links" />
    </>
  )
}

function Help() {
  const t = useWords()
  const pages = usePageLinks('home', 'catalog', 'cart', 'tracking', 'blog', 'marketplace', 'contact')
  const policies = usePolicyLinks()
  return (
    <nav aria-label={t('footer.sections')}>
      <FooterFold title={t('footer.help')}>
        <ul>
          <PageItems pages={[...pages, ...policies]} />
        </ul>
      </FooterFold>
    </nav>
  )
}

function Payments() {
  const t = useWords()
  const { shop, affiliations } = useShop()
  const methods = offeredMethods(shop.paymentMethods)
  if (methods.length + affiliations.length === 0) return null
  return (
    <FooterFold title={t(methods.length > 0 ? 'product.paymentOptions' : 'footer.affiliations')}>
      <div>
        {methods.length > 0 && (
          <ul className="foot-payments">
            {methods.map((method) => (
              <li key={method}>{t(`payment.${method}`)}</li>
            ))}
          </ul>
        )}
        <AffiliationList as={null} listClassName="foot-affiliations">
          {methods.length > 0 && <h3>{t('footer.affiliations')}</h3>}
        </AffiliationList>
      </div>
    </FooterFold>
  )
}
