import { OpenBranches, type ScreenViews, ShopStory, useShop, WayList } from '@store/template-kit'
import { ContactSent, MessageForm } from '@store/template-kit/forms'
import { Address } from './parts/address.tsx'
import { useWords } from './words.ts'

/** R4, L7: a form to ask for an appointment; beside it addresses, opening hours and the other contact channels. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  return (
    <div className="frame contact">
      <div className="contact-card">
        <h1>{t('contact.title')}</h1>
        {view.sent ? (
          <div role="status" className="sent">
            <ContactSent title="p" titleClassName="sent-title" className="link" />
          </div>
        ) : (
          <>
            <p>{t('contact.text')}</p>
            <MessageForm view={view} classes={{ email: 'field half', phone: 'field half' }} />
          </>
        )}
      </div>
      <div className="contact-places">
        {branches.length > 0 && (
          <section aria-labelledby="visit">
            <h2 id="visit">{t('contact.visit')}</h2>
            <OpenBranches Item={Address} className="addresses" />
          </section>
        )}
        <section aria-labelledby="channels">
          <h2 id="channels">{t('contact.channels')}</h2>
          <WayList className="links" linkClassName="link" />
        </section>
        <ShopStory about={view.about} />
      </div>
    </div>
  )
}
