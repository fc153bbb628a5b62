import { OpenBranches, type ScreenViews, ShopStory, useContactLinks, useShop, WayList } from '@store/template-kit'
import { ContactSent, MessageForm } from '@store/template-kit/forms'
import { Address } from './parts/address.tsx'
import { useWords } from './words.ts'

/** R4, L7: a form, the contact channels, the addresses, in three blocks. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  return (
    <div className="frame contact">
      <header className="page-head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p className="lead">{t('contact.text')}</p>}
      </header>
      <div className="contact-blocks">
        {view.sent ? (
          <section className="panel contact-write" data-block="3" role="status">
            <ContactSent className="button" data-tone="quiet" />
          </section>
        ) : (
          <Writing {...view} />
        )}
        <Calling />
        {branches.length > 0 && (
          <section className="panel contact-visit" data-block="3">
            <h2>{t('contact.visit')}</h2>
            <OpenBranches Item={Address} className="places" />
          </section>
        )}
        <ShopStory about={view.about} className="panel" data-block="4" />
      </div>
    </div>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  return (
    <section className="panel contact-write">
      <h2>{t('contact.write')}</h2>
      <MessageForm view={view} classes={{ phone: 'field', message: 'field' }} />
    </section>
  )
}

/** Phone, chats and mail, where the shop has them. */
function Calling() {
  const t = useWords()
  const links = useContactLinks()
  if (links.length === 0) return null
  return (
    <section className="panel contact-call" data-block="5">
      <h2>{t('contact.call')}</h2>
      <WayList className="ways" linkClassName="block-link" />
    </section>
  )
}
