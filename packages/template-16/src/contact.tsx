import { Link, type ScreenViews, usePaths, useShop, useWays } from '@store/template-kit'
import { ContactForm, Field, useContactForm } from '@store/template-kit/forms'
import { Place } from './place.tsx'
import { useWords } from './words.ts'

/** R4, L7. Where it is and when, the telephone and the chat, and a form for tables and large orders. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  const ways = useWays()
  return (
    <div className="sheet-page">
      <h1>{t('contact.title')}</h1>
      {!view.sent && <p className="lead">{t('contact.text')}</p>}
      <div className="contact">
        <div className="contact-places">
          {ways.length > 0 && (
            <section className="slip" aria-labelledby="channels">
              <h2 id="channels">{t('sazon.channels')}</h2>
              <ul className="contact-ways">
                {ways.map(({ key, link }) => (
                  <li key={key}>{link({ className: 'under' })}</li>
                ))}
              </ul>
            </section>
          )}
          {branches.length > 0 && (
            <section className="slip" aria-labelledby="places">
              <h2 id="places">{t('contact.visit')}</h2>
              {branches.map((branch) => (
                <Place key={branch.id} branch={branch} />
              ))}
            </section>
          )}
        </div>
        <section className="slip">{view.sent ? <Sent /> : <Writing {...view} />}</section>
      </div>
    </div>
  )
}

function Sent() {
  const t = useWords()
  const { contact } = usePaths()
  return (
    <div role="status">
      <h2>{t('contact.sent')}</h2>
      <p>{t('contact.sentText')}</p>
      <Link href={contact()} className="under">
        {t('contact.again')}
      </Link>
    </div>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  const contact = useContactForm(view)
  const { fields, problem, pending } = contact
  return (
    <>
      <h2>{t('contact.write')}</h2>
      <ContactForm contact={contact} className="contact-form">
        {[fields.name, fields.email, fields.phone, fields.message].map((field) => (
          <Field key={field.name} field={field} className="field" />
        ))}
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button" aria-busy={pending}>
          {t(pending ? 'contact.sending' : 'contact.send')}
        </button>
      </ContactForm>
    </>
  )
}
