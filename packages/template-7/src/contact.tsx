import { chatDigits } from '@store/core'
import {
  BranchPhoto,
  ChatLink,
  OpenNow,
  type ScreenViews,
  ShopChat,
  ShopStory,
  useContactLinks,
  useShop,
} from '@store/template-kit'
import { ContactEnd, ContactFields, ContactForm, ContactSent, useContactForm } from '@store/template-kit/forms'
import { ChatIcon, ListIcon } from './icons.tsx'
import { Delivery } from './parts/delivery.tsx'
import { useWords } from './words.ts'

/**
 * R4, L7: the chat first, where a shopping list can be sent too; then addresses and opening hours; then a short form.
 */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { shop } = useShop()
  const canChat = chatDigits(shop.chatNumber) !== null
  const others = useContactLinks().filter(({ key }) => key === 'phone' || key === 'email')
  return (
    <div className="contact">
      <header className="page-head wraps">
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
              <p className="chat-card-ways wraps">
                <ChatLink text={t('canasta.listMessage', { shop: shop.name })} className="button">
                  <ListIcon /> {t('canasta.sendListButton')}
                </ChatLink>
                <ShopChat className="button">
                  <ChatIcon /> {t('footer.chat')}
                </ShopChat>
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
          <ShopStory about={view.about} className="panel" />
        </div>
        <Delivery
          now={(branch) => (
            <>
              <BranchPhoto branch={branch} />
              <OpenNow branch={branch} className="place-open" />
            </>
          )}
        />
      </div>
    </div>
  )
}

function Sent() {
  return (
    <section className="panel" role="status">
      <ContactSent className="button" data-tone="quiet" />
    </section>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  const contact = useContactForm(view)
  return (
    <ContactForm contact={contact} className="panel contact-form">
      <h2>{t('contact.write')}</h2>
      <p className="muted">{t('contact.text')}</p>
      <div className="fields">
        <ContactFields contact={contact} className="field" classes={{ email: 'field half', phone: 'field half' }} />
      </div>
      <ContactEnd contact={contact} problemClassName="problem problem-box" className="button" />
    </ContactForm>
  )
}
