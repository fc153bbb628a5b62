import { chatDigits } from '@store/core'
import { ChatLink, Link, type ScreenViews, usePaths, useShop, useT } from '@store/template-kit'
import { ContactForm, Field, useContactForm } from '@store/template-kit/forms'
import { Place } from './place.tsx'

/** R4, L7. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useT()
  const paths = usePaths()
  const { shop, branches } = useShop()
  const canChat = chatDigits(shop.chatNumber) !== null
  return (
    <div className="columns contact">
      <header className="catalog-head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p className="muted">{t('contact.text')}</p>}
      </header>
      {view.sent ? (
        <section role="status">
          <h2>{t('contact.sent')}</h2>
          <p>{t('contact.sentText')}</p>
          <Link href={paths.contact()} className="button" data-tone="quiet">
            {t('contact.again')}
          </Link>
        </section>
      ) : (
        <Writing {...view} />
      )}
      {(canChat || shop.phone || shop.email) && (
        <section>
          <h2>{t('contact.channels')}</h2>
          <ul>
            {canChat && (
              <li>
                <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('footer.chat')}</ChatLink>
              </li>
            )}
            {shop.phone && (
              <li>
                <a href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>{shop.phone}</a>
              </li>
            )}
            {shop.email && (
              <li>
                <a href={`mailto:${shop.email}`}>{shop.email}</a>
              </li>
            )}
          </ul>
        </section>
      )}
      {branches.length > 0 && (
        <section>
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
    <ContactForm contact={contact} className="contact-form">
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
