import { chatDigits, offeredMethods } from '@store/core'
import {
  AffiliationList,
  Disclosure,
  MadeWith,
  NetworkList,
  NewsletterForm,
  PageItems,
  SchemeSwitch,
  ShopChat,
  useAbout,
  useMark,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  useWays,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { BranchCard } from './branch-card.tsx'
import { ChatIcon } from './icons.tsx'
import { useWords } from './words.ts'

/** The newsletter form, a large link to the chat, opening hours, payment methods, policies. */
export function Footer() {
  const t = useWords()
  const { shop, branches } = useShop()
  const about = useAbout()
  const mark = useMark()
  const canChat = chatDigits(shop.chatNumber) !== null
  return (
    <footer className="foot">
      <section className="news" aria-label={t('newsletter.title')}>
        <div>
          <h2>{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <NewsletterForm />
      </section>
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
          <Column title={t('footer.hours')}>
            <ul>
              {branches.slice(0, 2).map((branch) => (
                <BranchCard key={branch.id} branch={branch} />
              ))}
            </ul>
          </Column>
        )}
        <Help />
        <Payments />
      </div>
      <SchemeSwitch className="foot-mark" />
      <MadeWith className="foot-mark" />
    </footer>
  )
}

/** The ways to reach the shop but the chat, which has a button of its own. */
function Channels() {
  const t = useWords()
  const ways = useWays().filter(({ key }) => key !== 'chat')
  const hasNetworks = useNetworks().length > 0
  return (
    <>
      <ul className="links">
        {ways.map(({ key, link }) => (
          <li key={key}>{link()}</li>
        ))}
      </ul>
      {hasNetworks && (
        <Column title={t('footer.followUs')}>
          <NetworkList className="links" />
        </Column>
      )}
    </>
  )
}

function Help() {
  const t = useWords()
  const pages = usePageLinks('home', 'catalog', 'cart', 'tracking', 'blog', 'marketplace', 'contact')
  const policies = usePolicyLinks()
  return (
    <nav aria-label={t('footer.sections')}>
      <Column title={t('footer.help')}>
        <ul>
          <PageItems pages={[...pages, ...policies]} />
        </ul>
      </Column>
    </nav>
  )
}

function Payments() {
  const t = useWords()
  const { shop, affiliations } = useShop()
  const methods = offeredMethods(shop.paymentMethods)
  if (methods.length + affiliations.length === 0) return null
  return (
    <Column title={t(methods.length > 0 ? 'product.paymentOptions' : 'footer.affiliations')}>
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
    </Column>
  )
}

/** What its title opens on phones, and what wide screens show under it. */
const Column = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <Disclosure className="fold footer-fold" summary={title}>
      {children}
    </Disclosure>
  </section>
)
