import {
  BranchPhoto,
  type BranchView,
  mapHref,
  OtherDays,
  Outside,
  phoneHref,
  type ScreenViews,
  ShopStory,
  useContactLinks,
  useOpening,
  useShop,
} from '@store/template-kit'
import { ContactFields, ContactForm, ContactSent, useContactForm } from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** R4, L7: the contact channels as rows of facts, the form, opening hours and addresses. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  return (
    <div className="frame contact-page">
      <header className="page-head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p className="muted">{t('contact.text')}</p>}
      </header>
      <div className="contact-columns">
        {view.sent ? <Sent /> : <Writing {...view} />}
        <div className="contact-tables">
          <Channels />
          {branches.length > 0 && (
            <section>
              <h2 className="table-title">{t('contact.visit')}</h2>
              {branches.map((branch) => (
                <Place key={branch.id} branch={branch} />
              ))}
            </section>
          )}
          <ShopStory about={view.about} titleClassName="table-title" />
        </div>
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
    <ContactForm contact={contact} className="panel fields">
      <ContactFields contact={contact} className="field half" classes={{ name: 'field', message: 'field' }} />
      {contact.problem && (
        <p role="alert" className="notice">
          {contact.problem}
        </p>
      )}
      <p>
        <button type="submit" className="button" data-size="large" aria-busy={contact.pending}>
          {t(contact.pending ? 'contact.sending' : 'contact.send')}
        </button>
      </p>
    </ContactForm>
  )
}

/** The row label of each contact channel. */
const WAYS = {
  chat: 'WhatsApp',
  phone: 'contact.call',
  email: 'newsletter.email',
  socialChat: 'contact.write',
} as const

function Channels() {
  const t = useWords()
  const links = useContactLinks()
  if (links.length === 0) return null
  return (
    <section>
      <h2 className="table-title">{t('contact.channels')}</h2>
      <dl className="facts">
        {links.map(({ key, link }) => (
          <Row key={key} name={key === 'chat' ? WAYS.chat : t(WAYS[key])}>
            {link()}
          </Row>
        ))}
      </dl>
    </section>
  )
}

function Place({ branch }: { readonly branch: BranchView }) {
  const t = useWords()
  const opening = useOpening(branch)
  return (
    <dl className="facts">
      <Row name={branch.name ?? t('footer.visitUs')}>{branch.address}</Row>
      {branch.photo && (
        <Row name={t('contact.visit')}>
          <BranchPhoto branch={branch} />
        </Row>
      )}
      {branch.hours && (
        <Row name={t('footer.hours')}>
          {branch.hours}
          <OtherDays branch={branch} />
          {branch.week && (
            // The line keeps its height before the time is known, so there is no layout shift.
            <small className="opening" data-open={opening?.open ? '' : undefined}>
              {opening?.text ?? '\u00a0'}
            </small>
          )}
        </Row>
      )}
      {branch.phone && (
        <Row name={t('contact.call')}>
          <a href={phoneHref(branch.phone)}>{branch.phone}</a>
        </Row>
      )}
      <Row name={t('footer.directions')}>
        <Outside href={mapHref(branch)}>{t('volt.map')}</Outside>
      </Row>
    </dl>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
