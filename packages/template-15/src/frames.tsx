import { type FrameParts, imageUrl, Link } from '@store/template-kit'
import { LineFacts } from './cart/cart-lines.tsx'
import { SHOP_CLOTH } from './parts/cloths.ts'
import { CoveredLoom } from './parts/covered-loom.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { NewsletterSheet } from './parts/newsletter-sheet.tsx'
import { OrderProgress } from './parts/order-progress.tsx'
import { Photo } from './parts/photo.tsx'
import { ClothCut } from './parts/weave.tsx'

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="tile">
    <div className="tile-photo">
      <Photo name={name} image={image} alt="" sizes="(min-width: 64rem) 22vw, 46vw" largest={800} />
    </div>
    <div className="caption">
      <div className="caption-words">
        <h2 className="tile-name">
          <Link href={href}>{name}</Link>
        </h2>
        <p className="price">{price}</p>
        {availability && <p className="muted">{availability}</p>}
      </div>
    </div>
  </article>
)

/** A covered loom in place of a picture. */
const Gate: NonNullable<FrameParts['Gate']> = ({ screen, title, style, shopName, picture, children }) => (
  <section className="frame gate" data-gate={screen} style={style}>
    {picture ? (
      <img src={imageUrl(picture, 640)} alt="" className="gate-image" width={320} height={240} />
    ) : (
      <CoveredLoom />
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
    <Photo name={name} image={image} alt={name} sizes="(min-width: 48rem) 46vw, 92vw" priority />
  ),
  OfferList: ({ children }) => (
    <div className="weft">
      <ul className="tiles" data-style={1} data-arrangement="rows">
        {children}
      </ul>
    </div>
  ),
  Message: (props) => (
    <div className="frame gate">
      <NewsletterSheet alone {...props} />
    </div>
  ),
  Gate,
  Empty: EmptyState,
  OrderProgress,
  ErrorPicture: ({ status }) => (
    <div className="dropped">
      <ClothCut from={SHOP_CLOTH} />
      <p className="error-code" aria-hidden="true">
        {status}
      </p>
    </div>
  ),
}
