import { useWays } from '../commerce/ways.tsx'
import { ContactForm, useContactForm } from '../forms/contact-form.tsx'
import { Field } from '../forms/field.tsx'
import { Link } from '../host.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'
import { Place } from './place.tsx'

/** R4, L7. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useT()
  const paths = usePaths()
  const { branches } = useShop()
  const ways = useWays()
  return (
    <div className="frame contact">
      <header className="catalog-head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p className="muted">{t('contact.text')}</p>}
      </header>
      {view.sent ? (
        <section className="panel" role="status">
          <h2>{t('contact.sent')}</h2>
          <p>{t('contact.sentText')}</p>
          <Link href={paths.contact()} className="button" data-tone="quiet">
            {t('contact.again')}
          </Link>
        </section>
      ) : (
        <Writing {...view} />
      )}
      {ways.length > 0 && (
        <section className="panel">
          <h2>{t('contact.channels')}</h2>
          <ul>
            {ways.map(({ key, link }) => (
              <li key={key}>{link()}</li>
            ))}
          </ul>
        </section>
      )}
      {branches.length > 0 && (
        <section className="panel">
          <h2>{t('contact.visit')}</h2>
          <ul>
            {branches.map((branch) => (
              <Place key={branch.id} branch={branch} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useT()
  const contact = useContactForm(view)
  const { name, email, phone, message } = contact.fields
  return (
    <ContactForm contact={contact} className="panel contact-form">
      <Field field={name} className="field" />
      <Field field={email} className="field" />
      <Field field={phone} className="field" />
      <Field field={message} className="field" />
      {contact.problem && (
        <p role="alert" className="problem">
          {contact.problem}
        </p>
      )}
      <button type="submit" className="button" aria-busy={contact.pending}>
        {t(contact.pending ? 'contact.sending' : 'contact.send')}
      </button>
    </ContactForm>
  )
}
