import { type Branch, readOpeningHours } from '@store/core'
import { Link, type ScreenViews, useOpening, usePaths, useShop, useWays } from '@store/template-kit'
import { ContactForm, Field, useContactForm } from '@store/template-kit/forms'
import { Place } from './place.tsx'
import { useWords } from './words.ts'

/** R4, L7. A table of ways and what they lead to; a form in rows. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  const ways = useWays()
  return (
    <>
      <header className="head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p>{t('contact.text')}</p>}
      </header>
      <div className="contact">
        {view.sent ? <Sent /> : <Writing {...view} />}
        <section aria-label={t('contact.channels')}>
          <table className="channels">
            <thead>
              <tr>
                <th scope="col">{t('callejon.channel')}</th>
                <th scope="col">{t('callejon.fact')}</th>
              </tr>
            </thead>
            <tbody>
              {ways.map(({ key, link }) => (
                <tr key={key}>
                  <th scope="row">{t(`callejon.way.${key}`)}</th>
                  <td>{link()}</td>
                </tr>
              ))}
              {branches.map((branch) => (
                <tr key={branch.id}>
                  <th scope="row">{t('callejon.door')}</th>
                  <td>
                    <Place branch={branch}>
                      <OpenNow branch={branch} />
                    </Place>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  )
}

/** Whether one finds somebody there now. Its line is there before the time is known. */
function OpenNow({ branch }: { readonly branch: Branch }) {
  const now = useOpening(branch)
  if (!readOpeningHours(branch.hours)) return null
  return (
    <span className="open-now" data-open={now?.open}>
      {now?.text ?? '\u00a0'}
    </span>
  )
}

function Sent() {
  const t = useWords()
  const paths = usePaths()
  return (
    <section className="stuck" role="status">
      <h2>{t('contact.sent')}</h2>
      <p>{t('contact.sentText')}</p>
      <Link href={paths.contact()} className="press">
        {t('contact.again')}
      </Link>
    </section>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  const contact = useContactForm(view)
  const { fields, problem, pending } = contact
  return (
    <section aria-labelledby="write">
      <h2 id="write" className="unseen">
        {t('contact.write')}
      </h2>
      <ContactForm contact={contact} className="cells-form">
        <Field field={fields.name} className="field field-full" />
        <Field field={fields.email} className="field" />
        <Field field={fields.phone} className="field" />
        <Field field={fields.message} className="field field-full" />
        {problem && (
          <p role="alert" className="wrong field-full">
            {problem}
          </p>
        )}
        <button type="submit" className="press press-full field-full" aria-busy={pending}>
          {t(pending ? 'contact.sending' : 'contact.send')}
        </button>
      </ContactForm>
    </section>
  )
}
