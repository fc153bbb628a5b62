import { BranchPhoto, OpenNow, type ScreenViews, ShopStory, useContactLinks, useShop } from '@store/template-kit'
import { ContactSent, MessageForm } from '@store/template-kit/forms'
import { BranchCell } from './parts/branch-cell.tsx'
import { useWords } from './words.ts'

/** R4, L7: the contact channels as a table, and a form. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  const links = useContactLinks()
  return (
    <>
      <header className="head one-column">
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
              {links.map(({ key, link }) => (
                <tr key={key}>
                  <th scope="row">{t(`callejon.way.${key}`)}</th>
                  <td>{link()}</td>
                </tr>
              ))}
              {branches.map((branch) => (
                <tr key={branch.id}>
                  <th scope="row">{t('callejon.door')}</th>
                  <td>
                    <BranchCell branch={branch}>
                      <BranchPhoto branch={branch} />
                      <OpenNow as="span" branch={branch} className="open-now" />
                    </BranchCell>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ShopStory about={view.about} className="about" />
        </section>
      </div>
    </>
  )
}

function Sent() {
  return (
    <section className="stuck" role="status">
      <ContactSent className="button" />
    </section>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  return (
    <section aria-labelledby="write">
      <h2 id="write" className="unseen">
        {t('contact.write')}
      </h2>
      <MessageForm
        view={view}
        fieldClassName="field half"
        classes={{ name: 'field', message: 'field' }}
        className="button button-full"
      />
    </section>
  )
}
