import { chatDigits } from '@store/core'
import {
  BranchPhoto,
  Link,
  mapHref,
  phoneHref,
  type ScreenViews,
  ShopChat,
  ShopStory,
  usePaths,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import { ContactForm, Field, useContactForm } from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { Bubble } from './bubble.tsx'
import { ClockIcon, PinIcon, Stroke } from './icons.tsx'
import { useWords } from './words.ts'

/** R4, L7: phone, addresses, and a form. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const paths = usePaths()
  const { shop, branches } = useShop()
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {t('contact.title')}
      </Bubble>
      <section className="bubble contact-card" data-from="shop" aria-label={t('contact.channels')}>
        <p className="contact-hello">{t('charla.contact')}</p>
        {chatDigits(shop.chatNumber) && <ShopChat className="reply" />}
        {shop.phone && (
          <a href={phoneHref(shop.phone)} className="reply">
            <PhoneIcon /> <VisuallyHidden>{`${t('contact.call')} `}</VisuallyHidden>
            {shop.phone}
          </a>
        )}
        {shop.email && (
          <a href={`mailto:${shop.email}`} className="reply">
            <MailIcon /> {shop.email}
          </a>
        )}
      </section>
      {branches.length > 0 && (
        <section className="group" aria-labelledby="visit">
          <Bubble as="h2" id="visit">
            {t('contact.visit')}
          </Bubble>
          {branches.map((branch) => (
            <div key={branch.id} className="bubble contact-card" data-from="shop">
              <BranchPhoto branch={branch} />
              <div className="contact-place">
                {branch.name && <h3>{branch.name}</h3>}
                {branch.hours && (
                  <p>
                    <ClockIcon /> <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
                    {branch.hours}
                  </p>
                )}
                <p>
                  <PinIcon /> {branch.address}
                </p>
              </div>
              <Outside href={mapHref(branch)}>{t('footer.directions')}</Outside>
              {branch.phone && (
                <a href={phoneHref(branch.phone)} className="reply">
                  {t('contact.call')}
                  <VisuallyHidden>{branch.name ?? branch.address}</VisuallyHidden>
                </a>
              )}
            </div>
          ))}
        </section>
      )}
      {view.sent ? (
        <>
          <div role="status" className="bubble" data-from="shop">
            <strong>{t('contact.sent')}</strong> {t('contact.sentText')}
          </div>
          <Link href={paths.contact()} className="chip">
            {t('contact.again')}
          </Link>
        </>
      ) : (
        <Writing {...view} />
      )}
      <ShopStory about={view.about} className="bubble" data-from="shop" />
    </div>
  )
}

function Outside({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const t = useWords()
  return (
    <a href={href} className="reply" target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` (${t('footer.newTab')})`}</VisuallyHidden>
    </a>
  )
}

/** The form, as the shopper's message. */
function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  const contact = useContactForm(view)
  const { name, email, phone, message } = contact.fields
  return (
    <section className="group" aria-labelledby="write">
      <Bubble as="h2" id="write">
        {t('contact.text')}
      </Bubble>
      <ContactForm contact={contact} className="bubble form-bubble">
        <Field field={message} className="field" />
        <Field field={name} className="field" />
        <Field field={email} className="field" />
        <Field field={phone} className="field" />
        {contact.problem && (
          <p role="alert" className="problem">
            {contact.problem}
          </p>
        )}
        <button type="submit" className="button" aria-busy={contact.pending}>
          {t(contact.pending ? 'contact.sending' : 'contact.send')}
        </button>
      </ContactForm>
    </section>
  )
}

const PhoneIcon = () => (
  <Stroke>
    <path d="M5 4h4l1.5 5-2.5 1.500a12 12 0 0 0 5.5 5.500L15 13.500l5 1.500v4a1.5 1.5 0 0 1-1.5 1.500A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z" />
  </Stroke>
)

const MailIcon = () => (
  <Stroke>
    <path d="M3.5 6h17v12.500h-17zM4 7l8 6 8-6" />
  </Stroke>
)
