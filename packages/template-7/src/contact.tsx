import { chatDigits } from '@store/core'
import { ChatLink, Link, type ScreenViews, usePaths, useShop, useWays } from '@store/template-kit'
import { ContactForm, Field, useContactForm } from '@store/template-kit/forms'
import { Delivery } from './delivery.tsx'
import { ChatIcon, ListIcon } from './icons.tsx'
import { useWords } from './words.ts'

/** R4, L7: the chat first, where a list can be sent too; then where and when; then a short form. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { shop } = useShop()
  const canChat = chatDigits(shop.chatNumber) !== null
  const others = useWays().filter(({ key }) => key === 'phone' || key === 'email')
  return (
    <div className="contact">
      <header className="page-head">
        <h1>{t('contact.title')}</h1>
      </header>
      <div className="contact-columns">
        <div className="contact-first">
          <section className="chat-card" id="list">
            <h2>
              <ListIcon /> {t('canasta.sendList')}
            </h2>
            <p>{t(canChat ? 'canasta.sendListByChat' : 'canasta.sendListByForm')}</p>
            {canChat && (
              <p className="chat-card-ways">
                <ChatLink text={t('canasta.listMessage', { shop: shop.name })} className="button">
                  <ListIcon /> {t('canasta.sendListButton')}
                </ChatLink>
                <ChatLink text={t('chat.hello', { shop: shop.name })} className="button">
                  <ChatIcon /> {t('footer.chat')}
                </ChatLink>
              </p>
            )}
            {others.length > 0 && (
              <ul>
                {others.map(({ key, link }) => (
                  <li key={key}>{link()}</li>
                ))}
              </ul>
            )}
          </section>
          {view.sent ? <Sent /> : <Writing {...view} />}
        </div>
        <Delivery saysOpen />
      </div>
    </div>
  )
}

function Sent() {
  const t = useWords()
  const paths = usePaths()
  return (
    <section className="step" role="status">
      <h2>{t('contact.sent')}</h2>
      <p>{t('contact.sentText')}</p>
      <Link href={paths.contact()} className="button" data-tone="quiet">
        {t('contact.again')}
      </Link>
    </section>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  const contact = useContactForm(view)
  const { name, email, phone, message } = contact.fields
  return (
    <ContactForm contact={contact} className="step contact-form">
      <h2>{t('contact.write')}</h2>
      <p className="muted">{t('contact.text')}</p>
      <div className="fields">
        <Field field={name} className="field field-wide" />
        <Field field={email} className="field" />
        <Field field={phone} className="field" />
        <Field field={message} className="field field-wide" />
      </div>
      {contact.problem && (
        <p role="alert" className="problem problem-box">
          {contact.problem}
        </p>
      )}
      <button type="submit" className="button" aria-busy={contact.pending}>
        {t(contact.pending ? 'contact.sending' : 'contact.send')}
      </button>
    </ContactForm>
  )
}
