import { Link, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { ContactForm, Field, useContactForm } from '@store/template-kit/forms'
import { Place } from './place.tsx'
import { Ways } from './ways.tsx'
import { useWords } from './words.ts'

/** R4, L7. The workshops with their hours, and a sheet of paper to write on. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const paths = usePaths()
  const { branches } = useShop()
  return (
    <div className="frame contact">
      <div className="contact-places">
        <h1>{t('contact.title')}</h1>
        <p className="lead">{t('contact.text')}</p>
        {branches.length > 0 && (
          <section aria-labelledby="visit">
            <h2 id="visit">{t('contact.visit')}</h2>
            <ul className="addresses">
              {branches.map((branch) => (
                <Place key={branch.id} branch={branch} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="channels">
          <h2 id="channels">{t('contact.channels')}</h2>
          <Ways className="ways-list" />
        </section>
      </div>
      <div className="paper">
        {view.sent ? (
          <div role="status" className="sent">
            <p className="sent-title">{t('contact.sent')}</p>
            <p>{t('contact.sentText')}</p>
            <Link href={paths.contact()} className="under">
              {t('contact.again')}
            </Link>
          </div>
        ) : (
          <Writing {...view} />
        )}
      </div>
    </div>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  const contact = useContactForm(view)
  const { name, email, phone, message } = contact.fields
  return (
    <ContactForm contact={contact} className="fields">
      <Field field={name} className="field" />
      <Field field={email} className="field half" />
      <Field field={phone} className="field half" />
      <Field field={message} className="field" />
      {contact.problem && (
        <p role="alert" className="problem">
          {contact.problem}
        </p>
      )}
      <button type="submit" className="button full" aria-busy={contact.pending}>
        {t(contact.pending ? 'contact.sending' : 'contact.send')}
      </button>
    </ContactForm>
  )
}
