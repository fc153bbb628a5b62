import { type ScreenViews, ShopStory, useShop, WayList } from '@store/template-kit'
import { ContactSent, MessageForm } from '@store/template-kit/forms'
import { BranchCard } from './parts/branch-card.tsx'
import { useWords } from './words.ts'

/** R4, L7: addresses and opening hours on a card; beside it the form. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  return (
    <div className="contact frame">
      <h1>{t('contact.title')}</h1>
      <CallingCard about={view.about} />
      <div className="panel letter">
        {view.sent ? (
          <div role="status" className="sent">
            <ContactSent title="p" titleClassName="sent-title" className="link" />
          </div>
        ) : (
          <>
            <p>{t('contact.text')}</p>
            <MessageForm view={view} classes={{ email: 'field half', phone: 'field half' }} />
          </>
        )}
      </div>
    </div>
  )
}

function CallingCard({ about }: Pick<ScreenViews['Contact'], 'about'>) {
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
              <BranchCard key={branch.id} branch={branch} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="channels">
        <h2 id="channels">{t('contact.channels')}</h2>
        <WayList className="ways" linkClassName="link" />
      </section>
      <ShopStory about={about} />
    </div>
  )
}
