import { type FrameParts, imageUrl, Link, ProductMedia, useShop } from '@store/template-kit'
import { LineFacts } from './cart/cart-lines.tsx'
import { BlankPage } from './parts/blank-page.tsx'
import { mastheadRows } from './parts/masthead.ts'
import { OrderDates } from './parts/order-dates.tsx'
import { PageNumber } from './parts/page-number.tsx'
import { pageNumbersFor } from './parts/page-numbers.ts'
import { Blank } from './parts/picture.tsx'
import { Postcard } from './parts/postcard.tsx'
import { TwoPartTitle } from './parts/two-part-title.tsx'

/** The kinds of pages that show a page number, and its key in `pageNumbersFor`. */
const SECTIONS: Readonly<Record<string, 'orders' | 'policies'>> = {
  'order-page': 'orders',
  policies: 'policies',
}

const Page: FrameParts['Page'] = ({ kind, title, lead, note, isDone = false, links, children }) => {
  const { categories } = useShop()
  const section = SECTIONS[kind]
  return (
    <div className={`frame ${kind}`}>
      <header className="page-head wraps">
        <h1 className="display">{isDone ? <TwoPartTitle text={title} /> : title}</h1>
        {section && <PageNumber page={pageNumbersFor(categories)[section]} />}
        {lead && <p className={isDone ? 'lead h2' : 'lead'}>{lead}</p>}
        {note && <p className="muted">{note}</p>}
      </header>
      {links}
      {children}
    </div>
  )
}

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="card">
    <div className="card-picture">
      <ProductMedia
        className="plate"
        image={image && { ...image, alt: '' }}
        alt=""
        sizes="(min-width: 64rem) 24vw, 48vw"
        ratio={2 / 3}
        fallback={<Blank name={name} />}
      />
    </div>
    <div className="card-head wraps">
      <h2 className="card-name">
        <Link href={href}>{name}</Link>
      </h2>
      <p className="price">{price}</p>
    </div>
    {availability && <p className="card-note">{availability}</p>}
  </article>
)

const OfferPhoto: FrameParts['OfferPhoto'] = ({ name, image }) => (
  <div className="offer-picture">
    <ProductMedia
      className="plate"
      image={image}
      alt={name}
      sizes="(min-width: 64rem) 50vw, 100vw"
      ratio={2 / 3}
      priority
      fallback={<Blank name={name} />}
    />
  </div>
)

/** A locked or closed shop is a cover: the shop's name, a picture if there is one, and a band of paper across it. */
const Gate: FrameParts['Gate'] = ({ title, style, picture, children }) => {
  const { name } = useShop().shop
  return (
    <section className="sealed" style={{ ...mastheadRows(name), ...style }}>
      <p className="sealed-masthead" aria-hidden="true">
        {name}
      </p>
      {picture && <img className="sealed-picture" src={imageUrl(picture, 800)} alt="" />}
      <div className="sealed-band">
        <h1 className="h1">{title}</h1>
        {children}
      </div>
    </section>
  )
}

/** The first of several policies is on the page after theirs. */
const PolicyMark: FrameParts['PolicyMark'] = ({ index }) => (
  <PageNumber page={pageNumbersFor(useShop().categories).policies + 1 + index} />
)

/** A torn cover whose issue number is the status code. */
const ErrorPicture: FrameParts['ErrorPicture'] = ({ status }) => (
  <div className="torn-cover" aria-hidden="true">
    <p className="torn-number">
      <span>Nº</span> {status}
    </p>
  </div>
)

/** The parts with which the kit draws its screens. */
export const frames: FrameParts = {
  OrderLine: LineFacts,
  OfferCard,
  OfferPhoto,
  Page,
  Message: ({ title, text, isAnnounced, children }) => (
    <div className="postcard-page">
      <Postcard alone title={title} text={text} status={isAnnounced}>
        {children}
      </Postcard>
    </div>
  ),
  Gate,
  Empty: BlankPage,
  OrderProgress: OrderDates,
  PolicyMark,
  ErrorPicture,
}
