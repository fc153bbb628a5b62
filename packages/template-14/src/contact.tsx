import { Link, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { ContactForm, Field, useContactForm } from '@store/template-kit/forms'
import { Place } from './place.tsx'
import { Ways } from './ways.tsx'
import { useWords } from './words.ts'

/** R4, L7. A calling card with where and when, and beside it ruled paper to write on. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="contact frame">
      <h1>{t('contact.title')}</h1>
      <CallingCard />
      <div className="loan-card letter">
        {view.sent ? (
          <div role="status" className="sent">
            <p className="sent-title">{t('contact.sent')}</p>
            <p>{t('contact.sentText')}</p>
            <Link href={paths.contact()} className="under">
              {t('contact.again')}
            </Link>
          </div>
        ) : (
          <>
            <p>{t('contact.text')}</p>
            <Writing {...view} />
          </>
        )}
      </div>
    </div>
  )
}

function CallingCard() {
  const t = useWords()
  const { shop, branches } = useShop()
  return (
    <div className="calling-card">
      <p className="calling-name">{shop.name}</p>
      {branches.length > 0 && (
        <section aria-labelledby="visit">
          <h2 id="visit">{t('contact.visit')}</h2>
          <ul className="places">
            {branches.map((branch) => (
              <Place key={branch.id} branch={branch} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="channels">
        <h2 id="channels">{t('contact.channels')}</h2>
        <Ways className="ways" />
      </section>
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
