import { type FrameParts, imageUrl, Link } from '@store/template-kit'
import { ErrorShelf } from './error-shelf.tsx'
import { NewsletterCard } from './layout/newsletter-card.tsx'
import { BookCover } from './parts/book-cover.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { LineFacts } from './parts/line-facts.tsx'

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="book-card one-column">
    <BookCover
      name={name}
      author={null}
      image={image}
      sizes="(min-width: 80rem) 16rem, (min-width: 48rem) 24vw, 44vw"
      largest={800}
    />
    <h2>
      <Link href={href} className="cover-link">
        {name}
      </Link>
    </h2>
    <p className="price">{price}</p>
    {availability && <p className="muted">{availability}</p>}
  </article>
)

/** Questions as a library's loan card, with a stamp that the style sheet colours once no field is `:invalid`. */
const CheckoutGroup: NonNullable<FrameParts['CheckoutGroup']> = ({ index, name, title, note, children }) => (
  <section className="panel checkout-group" id={name} aria-labelledby={`${name}-title`}>
    <div className="loan-head apart">
      <div>
        <h2 id={`${name}-title`}>{title}</h2>
        {note && <p className="muted">{note}</p>}
      </div>
      <span className="stamp middle" aria-hidden="true">
        {index + 1}
      </span>
    </div>
    <div className="fields">{children}</div>
  </section>
)

/** A locked or closed shop: a sign that hangs on a nail. */
const Gate: NonNullable<FrameParts['Gate']> = ({ title, style, shopName, picture, children }) => (
  <div className="frame gate" style={style}>
    {picture && <img src={imageUrl(picture, 640)} alt="" className="gate-image" width={320} height={240} />}
    <div className="door-sign">
      <svg viewBox="0 0 200 60" aria-hidden="true" focusable="false">
        <path d="M20 60 100 8 180 60" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="100" cy="8" r="5" fill="currentColor" />
      </svg>
      <div className="door-sign-card">
        {shopName && <p className="muted">{shopName}</p>}
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  </div>
)

/** The parts with which the kit draws its screens. */
export const frames: FrameParts = {
  OrderLine: LineFacts,
  OfferCard,
  OfferPhoto: ({ name, image }) => (
    <BookCover name={name} author={null} image={image} alt={name} sizes="(min-width: 64rem) 26rem, 70vw" priority />
  ),
  OfferList: ({ children }) => <ul className="covers">{children}</ul>,
  Message: (props) => (
    <div className="frame gate">
      <NewsletterCard alone {...props} />
    </div>
  ),
  Gate,
  Empty: EmptyState,
  CheckoutGroup,
  PolicyMark: ({ index }) => (
    <span className="clause-number" aria-hidden="true">
      {index + 1}.
    </span>
  ),
  ErrorPicture: ErrorShelf,
}
