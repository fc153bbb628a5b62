import { type FrameParts, Link, ShopName } from '@store/template-kit'
import { LineFacts } from './cart/cart-lines.tsx'
import { CheckoutDots } from './checkout-dots.tsx'
import { NewsletterArch } from './layout/newsletter-arch.tsx'
import { Picture } from './parts/picture.tsx'
import { tintStyle, useTints } from './parts/tint.ts'

/** A card of the checkout, above the first one a dot for each. */
const CheckoutGroup: FrameParts['CheckoutGroup'] = ({ index, name, title, note, children }) => (
  <>
    {index === 0 && <CheckoutDots />}
    <section className="panel checkout-group" id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      {note && <p className="muted">{note}</p>}
      <div className="fields">{children}</div>
    </section>
  </>
)

/** A card on a page of fog that is clear only in the middle. */
const Gate: FrameParts['Gate'] = ({ title, style, shopName, picture, children }) => (
  <div className="gate" style={style}>
    <section className="sheet gate-card">
      {picture && (
        <Picture name={shopName ?? title} image={{ src: picture, alt: null }} alt="" sizes="12rem" largest={480} />
      )}
      {shopName && (
        <p className="brand-name">
          <ShopName />
        </p>
      )}
      <h1>{title}</h1>
      {children}
    </section>
  </div>
)

const Message: FrameParts['Message'] = (message) => (
  <div className="frame message">
    <NewsletterArch alone {...message} />
  </div>
)

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => {
  const tints = useTints()
  return (
    <article className="card" data-tint="" style={tintStyle(tints.ofName(name))}>
      <div className="card-plate">
        <Picture name={name} image={image} alt="" sizes="(min-width: 64rem) 22vw, 46vw" largest={800} />
      </div>
      <h2 className="card-name">
        <Link href={href}>{name}</Link>
      </h2>
      <p className="card-line price wraps">{price}</p>
      {availability && <p className="muted">{availability}</p>}
    </article>
  )
}

const OfferPhoto: FrameParts['OfferPhoto'] = ({ name, image }) => {
  const tints = useTints()
  return (
    <div className="gallery" data-tint="" style={tintStyle(tints.ofName(name))}>
      <Picture name={name} image={image} alt={name} sizes="(min-width: 48rem) 600px, 88vw" priority />
    </div>
  )
}

/** The parts with which the kit draws its screens. */
export const frames: FrameParts = {
  OrderLine: LineFacts,
  OfferCard,
  OfferPhoto,
  OfferList: ({ children }) => (
    <ul className="grid" data-style={1}>
      {children}
    </ul>
  ),
  CheckoutGroup,
  Gate,
  Message,
  PolicyMark: ({ index }) => (
    <span className="policy-number" aria-hidden="true">
      {index + 1}
    </span>
  ),
}
