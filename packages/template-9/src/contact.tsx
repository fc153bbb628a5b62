import { OpenBranches, type ScreenViews, ShopStory, useContactLinks, useShop, WayList } from '@store/template-kit'
import { ContactEnd, ContactForm, ContactSent, Field, useContactForm } from '@store/template-kit/forms'
import { Address } from './parts/address.tsx'
import { useWords } from './words.ts'

/** R4, L7: a form with two fields per row, then the other contact channels. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  const links = useContactLinks()
  return (
    <div className="frame column contact">
      <header className="page-head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p className="lead">{t('contact.text')}</p>}
      </header>
      {view.sent ? (
        <section className="panel sent" role="status">
          <ContactSent className="button" data-tone="quiet" />
        </section>
      ) : (
        <Writing {...view} />
      )}
      {links.length > 0 && (
        <section className="panel">
          <h2>{t('contact.channels')}</h2>
          <WayList className="pills wraps" linkClassName="pill-link" />
        </section>
      )}
      {branches.length > 0 && (
        <section className="panel">
          <h2>{t('contact.visit')}</h2>
          <OpenBranches Item={Address} className="places" />
        </section>
      )}
      <ShopStory about={view.about} className="panel" />
    </div>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const contact = useContactForm(view)
  const { name, email, phone, message } = contact.fields
  return (
    <ContactForm contact={contact} className="panel writing">
      <div className="fields">
        <Field field={name} className="field half" />
        <Field field={email} className="field half" />
      </div>
      <div className="fields">
        <Field field={phone} className="field" />
        <Field field={message} className="field" />
      </div>
      <ContactEnd contact={contact} problemClassName="problem" className="button" />
    </ContactForm>
  )
}
