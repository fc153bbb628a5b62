import { OpenBranches, type ScreenViews, ShopStory, useContactLinks, useShop } from '@store/template-kit'
import { ContactSent, MessageForm } from '@store/template-kit/forms'
import { Address } from './parts/address.tsx'
import { useWords } from './words.ts'

/** R4, L7: the contact channels, a form, the addresses. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  return (
    <div className="contact">
      <header className="page-head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p className="lead">{t('contact.text')}</p>}
      </header>
      <Channels />
      <div className="contact-columns">
        {view.sent ? (
          <section className="panel" role="status">
            <ContactSent className="button" />
          </section>
        ) : (
          <Writing {...view} />
        )}
        {branches.length > 0 && (
          <section className="panel">
            <h2>{t('contact.visit')}</h2>
            <OpenBranches Item={Address} className="places" />
          </section>
        )}
        <ShopStory about={view.about} className="panel" />
      </div>
    </div>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  return (
    <section className="panel">
      <h2>{t('contact.write')}</h2>
      <MessageForm
        view={view}
        fieldClassName="field half"
        classes={{ phone: 'field', message: 'field' }}
        data-tone="volt"
      />
    </section>
  )
}

/** Phone, chats and mail, where the shop has them, as numbered rows. */
function Channels() {
  const t = useWords()
  const links = useContactLinks()
  if (links.length === 0) return null
  return (
    <section className="channels" aria-label={t('contact.channels')}>
      <ol>
        {links.map(({ key, link }, index) => (
          <li key={key}>
            <b aria-hidden="true">{String(index + 1).padStart(2, '0')}</b>
            {link()}
          </li>
        ))}
      </ol>
    </section>
  )
}
