import {
  BranchPhoto,
  OpenNow,
  type ScreenViews,
  ShopStory,
  useContactLinks,
  useShop,
  WayList,
} from '@store/template-kit'
import { ContactEnd, ContactForm, ContactSent, Field, useContactForm } from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { BranchCard } from './parts/branch-card.tsx'
import { PageNumber } from './parts/page-number.tsx'
import { pageNumbersFor } from './parts/page-numbers.ts'
import { useWords } from './words.ts'

/** R4, L7: the message form, laid out as a letter, at the left; addresses and opening hours at the right. */
export default function Contact(view: ScreenViews['Contact']) {
  const { shop, branches, categories } = useShop()
  const t = useWords()
  const canWrite = useContactLinks().length > 0
  return (
    <div className="contact columns">
      <header className="page-head wraps">
        <h1 className="display">{t('contact.title')}</h1>
        <PageNumber page={pageNumbersFor(categories).contact} />
      </header>
      {view.sent ? (
        <section className="contact-letter" role="status">
          <ContactSent titleClassName="h1" className="link" />
        </section>
      ) : (
        <Writing view={view} shop={shop.name} />
      )}
      <aside className="contact-facts">
        {branches.length > 0 && (
          <section>
            <h2>{t('contact.visit')}</h2>
            <ul className="places">
              {branches.map((branch) => (
                <BranchCard key={branch.id} branch={branch}>
                  <BranchPhoto branch={branch} />
                  <OpenNow branch={branch} className="open-now" />
                </BranchCard>
              ))}
            </ul>
          </section>
        )}
        {canWrite && (
          <section>
            <h2>{t('contact.channels')}</h2>
            <WayList />
          </section>
        )}
        <ShopStory about={view.about} />
      </aside>
    </div>
  )
}

function Writing({ view, shop }: { readonly view: ScreenViews['Contact']; readonly shop: string }) {
  const t = useWords()
  const contact = useContactForm(view)
  const { name, email, phone, message } = contact.fields
  return (
    <ContactForm contact={contact} className="contact-letter">
      <p className="h2">{t('issue.letterTo', { shop })}</p>
      <Line says={t('issue.letterName')}>
        <Field field={name} className="field" />
      </Line>
      <Line says={t('issue.letterMessage')} long>
        <Field field={message} className="field" />
      </Line>
      <Line says={t('issue.letterEmail')}>
        <Field field={email} className="field" />
      </Line>
      <Line says={t('issue.letterPhone')}>
        <Field field={phone} className="field" />
      </Line>
      <ContactEnd contact={contact} problemClassName="problem" className="button" />
    </ContactForm>
  )
}

/** One line of the letter: a text with a field in it. */
function Line(props: { readonly says: string; readonly long?: boolean; readonly children: ReactNode }) {
  return (
    <div className="letter-line" data-long={props.long ? '' : undefined}>
      <p aria-hidden="true">{props.says}</p>
      {props.children}
    </div>
  )
}
