import { OpenBranches, type ScreenViews, ShopStory, useContactLinks, useShop, WayList } from '@store/template-kit'
import { ContactEnd, ContactFields, ContactForm, ContactSent, useContactForm } from '@store/template-kit/forms'
import { useState } from 'react'
import { Address } from './parts/address.tsx'
import { ProductSketch } from './parts/product-sketch.tsx'
import { Split } from './parts/split.tsx'
import { useRooms } from './parts/use-rooms.ts'
import { useWords } from './words.ts'

/** R4, L7: addresses and directions at the left; at the right the form, also used to announce a visit. */
export default function Contact(view: ScreenViews['Contact']) {
  const t = useWords()
  const rooms = useRooms()
  const { shop, branches } = useShop()
  const links = useContactLinks()
  return (
    <Split
      room={rooms(1)}
      className="contact"
      narrow="below"
      sceneClassName="wall"
      scene={
        <div className="wall-in">
          <h2>{t('contact.visit')}</h2>
          {branches.length > 0 ? <OpenBranches Item={Address} className="places" /> : <p>{shop.city ?? shop.name}</p>}
          {links.length > 0 && (
            <>
              <h3>{t('contact.channels')}</h3>
              <WayList className="wall-ways" />
            </>
          )}
          {branches.length === 0 && <ProductSketch name="silla" className="empty-chair" />}
        </div>
      }
    >
      <header className="catalog-head">
        <h1>{t('contact.title')}</h1>
        {!view.sent && <p className="lead">{t('contact.text')}</p>}
      </header>
      {view.sent ? (
        <section className="sent" role="status">
          <ContactSent className="button" data-tone="quiet" />
        </section>
      ) : (
        <Writing {...view} />
      )}
      <ShopStory about={view.about} className="policy" />
    </Split>
  )
}

function Writing(view: ScreenViews['Contact']) {
  const t = useWords()
  const contact = useContactForm(view)
  const [visits, setVisits] = useState(0)
  const { message } = contact.fields
  /** Fills in the beginning of a message about a visit. */
  const beginMessage = () => {
    const field = document.getElementById(message.id)
    if (!(field instanceof HTMLTextAreaElement)) return
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    setter?.call(field, t('nogal.visitMessage'))
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
    setVisits(visits + 1)
  }
  return (
    <ContactForm contact={contact} className="writing">
      <div className="fields">
        <ContactFields contact={contact} className="field half" classes={{ name: 'field', message: 'field' }}>
          <button type="button" className="link visit-button" onClick={beginMessage}>
            {t('nogal.askVisit')}
          </button>
        </ContactFields>
      </div>
      <ContactEnd contact={contact} problemClassName="problem" className="button" />
    </ContactForm>
  )
}
