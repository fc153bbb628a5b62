import { type BranchView, type FrameParts, imageUrl, Link, useOpening, useShop } from '@store/template-kit'
import { OrderProgress } from './pages/order-progress.tsx'
import { CrateDrawing, EmptyState } from './parts/empty-state.tsx'
import { OrderLine } from './parts/order-line.tsx'
import { Picture } from './parts/picture.tsx'

const Page: FrameParts['Page'] = ({ kind, title, lead, note, isDone, links, children }) => (
  <div className={kind}>
    <header className="page-head wraps" data-done={isDone ? '' : undefined}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {note && <p className="muted">{note}</p>}
      {links}
    </header>
    {children}
  </div>
)

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="card">
    <div className="tile">
      <Picture
        product={{ name, images: image ? [image] : [], category: null }}
        sizes="(min-width: 64rem) 14rem, 44vw"
        largest={640}
        decorative
      />
    </div>
    <div className="card-text">
      <p className="price">{price}</p>
      <h2 className="card-name">
        <Link href={href}>{name}</Link>
      </h2>
      {availability && <p className="unit">{availability}</p>}
    </div>
  </article>
)

const OfferPhoto: FrameParts['OfferPhoto'] = ({ name, image }) => (
  <div className="gallery">
    <Picture
      product={{ name, images: image ? [image] : [], category: null }}
      sizes="(min-width: 48rem) 38vw, 92vw"
      priority
    />
  </div>
)

/** A drawn stall with its shutter down; a closed shop also says when it opens. */
const Gate: FrameParts['Gate'] = ({ screen, title, style, picture, children }) => {
  const { shop, logo, branches } = useShop()
  const [first] = branches
  return (
    <section className="gate" style={style}>
      <StallDrawing />
      {screen === 'Locked' && (
        <p className="gate-name">
          {logo ? <img src={imageUrl(logo.src, 320)} alt={shop.name} height={56} /> : shop.name}
        </p>
      )}
      {picture && <img className="gate-image" src={imageUrl(picture, 800)} alt="" />}
      <h1>{title}</h1>
      {screen === 'Closed' && first && <Reopening branch={first} />}
      {children}
    </section>
  )
}

/** When a branch opens again, where its opening hours can be read. */
function Reopening({ branch }: { readonly branch: BranchView }) {
  const text = useOpening(branch)?.next ?? branch.hours
  return text ? <p>{text}</p> : null
}

const StallDrawing = () => (
  <svg className="stall-drawing" viewBox="0 0 320 170" aria-hidden="true" focusable="false">
    <path className="awning" d="M20 20h280l14 44H6z" />
    <path className="stripes" d="M60 20 50 64h50l4-44zM148 20l-2 44h50l-4-44zM236 20l6 44h50l-14-44z" />
    <path
      className="awning"
      d="M6 64c0 14 22 22 44 0 8 20 38 20 50 0 8 20 38 20 46 0 8 20 42 20 50 0 8 20 38 20 46 0 10 20 42 20 50 0 6 14 22 12 22 0z"
    />
    <path className="slats" d="M30 92h260M30 110h260M30 128h260M30 146h260M30 84v80h260V84" />
    <path className="handle" d="M146 156h28" />
  </svg>
)

/** The parts with which the kit draws its screens. */
export const frames: FrameParts = {
  OrderLine,
  OfferCard,
  OfferPhoto,
  Page,
  Gate,
  Empty: EmptyState,
  OrderProgress,
  ErrorPicture: ({ status }) => (
    <div className="error-crate">
      <CrateDrawing />
      <p className="error-code" aria-hidden="true">
        {status}
      </p>
    </div>
  ),
}
