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
  useShop,
  VisuallyHidden,
  WayList,
} from '@store/template-kit'
import { ContactSent, MessageForm } from '@store/template-kit/forms'
import { ClockIcon, PinIcon } from './icons.tsx'
import { Bubble } from './parts/bubble.tsx'
import { useWords } from './words.ts'

/** R4, L7: phone, addresses, and a form. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const { branches } = useShop()
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {t('contact.title')}
      </Bubble>
      {useContactLinks().length > 0 && (
        <section className="bubble contact-card" data-from="shop" aria-label={t('contact.channels')}>
          <p className="contact-hello">{t('charla.contact')}</p>
          <WayList linkClassName="reply" />
        </section>
      )}
      {branches.length > 0 && (
        <section className="group" aria-labelledby="visit">
          <Bubble as="h2" id="visit">
            {t('contact.visit')}
          </Bubble>
          {branches.map((branch) => (
            <Place key={branch.id} branch={branch} />
          ))}
        </section>
      )}
      {view.sent ? (
        <div role="status" className="bubble sent" data-from="shop">
          <ContactSent titleClassName="question" className="link" />
        </div>
      ) : (
        <Writing {...view} />
      )}
      <ShopStory about={view.about} className="bubble" data-from="shop" />
    </div>
  )
}

function Place({ branch }: { readonly branch: BranchView }) {
  const t = useWords()
  const { name, hours, address, phone } = branch
  return (
    <div className="bubble contact-card" data-from="shop">
      <BranchPhoto branch={branch} />
      <div className="contact-place">
        {name && <h3>{name}</h3>}
        {hours && (
          <p>
            <ClockIcon /> <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
            {hours}
            <OtherDays branch={branch} />
          </p>
        )}
        <p>
          <PinIcon /> {address}
        </p>
      </div>
      <Outside href={mapHref(branch)} className="reply">
        {t('footer.directions')}
      </Outside>
      {phone && (
        <a href={phoneHref(phone)} className="reply">
          {t('contact.call')}
          <VisuallyHidden>{name ?? address}</VisuallyHidden>
        </a>
      )}
    </div>
  )
}

/** The form, as the shopper's message. */
function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  return (
    <section className="group" aria-labelledby="write">
      <Bubble as="h2" id="write">
        {t('contact.text')}
      </Bubble>
      <MessageForm view={view} formClassName="bubble form-bubble" />
    </section>
  )
}
