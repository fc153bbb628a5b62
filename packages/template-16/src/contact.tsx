import { type ScreenViews, ShopStory, useContactLinks, useShop, WayList } from '@store/template-kit'
import { ContactSent, MessageForm } from '@store/template-kit/forms'
import { BranchCard } from './parts/branch-card.tsx'
import { useWords } from './words.ts'

/** R4, L7: addresses and opening hours, phone and chat, and a form for reservations and large orders. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  const links = useContactLinks()
  return (
    <div className="sheet-page one-column">
      <h1>{t('contact.title')}</h1>
      {!view.sent && <p className="lead">{t('contact.text')}</p>}
      <div className="contact">
        <div className="contact-places">
          {links.length > 0 && (
            <section className="slip" aria-labelledby="channels">
              <h2 id="channels">{t('sazon.channels')}</h2>
              <WayList className="contact-ways" linkClassName="link" />
            </section>
          )}
          {branches.length > 0 && (
            <section className="slip" aria-labelledby="places">
              <h2 id="places">{t('contact.visit')}</h2>
              {branches.map((branch) => (
                <BranchCard key={branch.id} branch={branch} />
              ))}
            </section>
          )}
        </div>
        <section className="slip">{view.sent ? <Sent /> : <Writing {...view} />}</section>
        <ShopStory about={view.about} className="slip" />
      </div>
    </div>
  )
}

function Sent() {
  return (
    <div role="status">
      <ContactSent className="link" />
    </div>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  return (
    <>
      <h2>{t('contact.write')}</h2>
      <MessageForm view={view} formClassName="contact-form" />
    </>
  )
}
