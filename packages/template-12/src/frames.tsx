import { type FrameParts, imageUrl, Link } from '@store/template-kit'
import { LineFacts } from './cart/cart-lines.tsx'
import { ClosedCase } from './closed-case.tsx'
import { NewsletterCard } from './layout/newsletter-card.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { Stage } from './parts/stage.tsx'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

const Roman = ({ index }: { readonly index: number }) => (
  <span className="roman" aria-hidden="true">
    {ROMAN[index]}
  </span>
)

const CheckoutGroup: NonNullable<FrameParts['CheckoutGroup']> = ({ index, name, title, note, children }) => (
  <section className="checkout-group" id={name} aria-labelledby={`${name}-title`}>
    <h2 id={`${name}-title`}>
      <Roman index={index} />
      {title}
    </h2>
    {note && <p className="muted">{note}</p>}
    <div className="fields">{children}</div>
  </section>
)

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="card" data-piece="">
    <Stage name={name} image={image} alt="" sizes="(min-width: 64rem) 22vw, 46vw" largest={800} />
    <div className="label">
      <h2 className="label-name">
        <Link href={href}>{name}</Link>
      </h2>
      <p className="price">{price}</p>
      {availability && <p className="muted">{availability}</p>}
    </div>
  </article>
)

/** The closed case in place of a picture. */
const Gate: NonNullable<FrameParts['Gate']> = ({ title, style, shopName, picture, children }) => (
  <section className="frame gate" style={style}>
    {picture ? (
      <img src={imageUrl(picture, 640)} alt="" className="gate-image" width={320} height={240} />
    ) : (
      <ClosedCase />
    )}
    {shopName && <p className="muted">{shopName}</p>}
    <h1>{title}</h1>
    {children}
  </section>
)

/** The parts with which the kit draws its screens. */
export const frames: FrameParts = {
  OrderLine: LineFacts,
  OfferCard,
  OfferPhoto: ({ name, image }) => (
    <Stage name={name} image={image} alt={name} sizes="(min-width: 48rem) 46vw, 90vw" priority className="bare" />
  ),
  OfferList: ({ children }) => (
    <ul className="pieces" data-style={2}>
      {children}
    </ul>
  ),
  Message: (props) => (
    <div className="frame gate">
      <NewsletterCard alone {...props} />
    </div>
  ),
  Gate,
  Empty: EmptyState,
  CheckoutGroup,
  PolicyMark: Roman,
  ErrorPicture: ({ status }) => (
    <div className="error-case">
      <ClosedCase />
      <p className="error-code" aria-hidden="true">
        {status}
      </p>
    </div>
  ),
}
