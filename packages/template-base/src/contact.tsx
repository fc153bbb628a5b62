import type { ScreenViews } from '@store/template-kit'
import {
  BranchAddress,
  BranchPhoto,
  OpenNow,
  ShopStory,
  useContactLinks,
  useShop,
  useT,
  WayList,
} from '@store/template-kit'
import { ContactSent, MessageForm } from '@store/template-kit/forms'

/** R4, L7. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useT()
  const { branches } = useShop()
  const links = useContactLinks()
  return (
    <div className="frame contact">
      <header className="catalog-head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p className="muted">{t('contact.text')}</p>}
      </header>
      {view.sent ? (
        <section className="panel" role="status">
          <ContactSent className="button" data-tone="quiet" />
        </section>
      ) : (
        <MessageForm view={view} formClassName="panel contact-form" />
      )}
      {links.length > 0 && (
        <section className="panel">
          <h2>{t('contact.channels')}</h2>
          <WayList />
        </section>
      )}
      {branches.length > 0 && (
        <section className="panel">
          <h2>{t('contact.visit')}</h2>
          <ul>
            {branches.map((branch) => (
              <BranchAddress key={branch.id} branch={branch}>
                <BranchPhoto branch={branch} />
                <OpenNow branch={branch} />
              </BranchAddress>
            ))}
          </ul>
        </section>
      )}
      <ShopStory about={view.about} className="panel" />
    </div>
  )
}
