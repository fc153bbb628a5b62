import { Link, type ScreenViews, usePaths, useShop, useWays } from '@store/template-kit'
import { ContactForm, Field, useContactForm } from '@store/template-kit/forms'
import { Place } from './place.tsx'
import { useWords } from './words.ts'

/** R4, L7. Three blocks: to write, to call, to visit. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const paths = usePaths()
  const { branches } = useShop()
  return (
    <div className="frame contact">
      <header className="page-head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p className="lead">{t('contact.text')}</p>}
      </header>
      <div className="contact-blocks">
        {view.sent ? (
          <section className="block contact-write" data-block="3" role="status">
            <h2>{t('contact.sent')}</h2>
            <p>{t('contact.sentText')}</p>
            <Link href={paths.contact()} className="button" data-tone="quiet">
              {t('contact.again')}
            </Link>
          </section>
        ) : (
          <Writing {...view} />
        )}
        <Calling />
        {branches.length > 0 && (
          <section className="block contact-visit" data-block="3">
            <h2>{t('contact.visit')}</h2>
            <ul className="places">
              {branches.map((branch) => (
                <Place key={branch.id} branch={branch} />
              ))}
            </ul>
          </section>
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
    <section className="block contact-write">
      <h2>{t('contact.write')}</h2>
      <ContactForm contact={contact} className="fields">
        <Field field={name} className="field" />
        <Field field={email} className="field" />
        <Field field={phone} className="field field-wide" />
        <Field field={message} className="field field-wide" />
        {contact.problem && (
          <p role="alert" className="problem field-wide">
            {contact.problem}
          </p>
        )}
        <button type="submit" className="button" data-tone="sun" aria-busy={contact.pending}>
          {t(contact.pending ? 'contact.sending' : 'contact.send')}
        </button>
      </ContactForm>
    </section>
  )
}

/** Telephone, chats and mail: those the shop has. */
function Calling() {
  const t = useWords()
  const ways = useWays()
  if (ways.length === 0) return null
  return (
    <section className="block contact-call" data-block="5">
      <h2>{t('contact.call')}</h2>
      <ul className="ways">
        {ways.map(({ key, link }) => (
          <li key={key}>{link({ className: 'block-link' })}</li>
        ))}
      </ul>
    </section>
  )
}
