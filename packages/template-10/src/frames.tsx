import { type FrameParts, Link, ShopName, TickIcon } from '@store/template-kit'
import { useBlockColors } from './parts/block-colors.ts'
import { ClosedBox } from './parts/closed-box.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { LineFacts } from './parts/line-facts.tsx'
import { OrderProgress } from './parts/order-progress.tsx'
import { Picture } from './parts/picture.tsx'
import { Postcard } from './parts/postcard.tsx'

/** The head of an order that was placed is a block with a tick. */
const Page: FrameParts['Page'] = ({ kind, title, lead, note, isDone, links, children }) => (
  <div className={`frame ${kind}`}>
    <header className={isDone ? 'block page-head' : 'page-head'} data-block={isDone ? 3 : undefined}>
      {isDone && (
        <p className="page-mark">
          <TickIcon />
        </p>
      )}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {note && <p>{note}</p>}
      {links}
    </header>
    {children}
  </div>
)

const Message: FrameParts['Message'] = (message) => (
  <div className="frame message">
    <Postcard alone {...message} />
  </div>
)

const Gate: FrameParts['Gate'] = ({ screen, title, style, shopName, picture, children }) => (
  <div className="frame gate" style={style}>
    <ClosedBox isLocked={screen === 'Locked'}>
      {picture && (
        <Picture name={shopName ?? title} image={{ src: picture, alt: null }} alt="" sizes="12rem" largest={480} />
      )}
      {shopName && (
        <p className="brand">
          <ShopName />
        </p>
      )}
      <h1>{title}</h1>
      {children}
    </ClosedBox>
  </div>
)

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => {
  const blocks = useBlockColors()
  return (
    <article className="card" data-block={blocks.ofName(name)}>
      <div className="card-front one-column">
        <div className="card-stage">
          <Picture name={name} image={image} alt="" sizes="(min-width: 64rem) 22vw, 46vw" largest={800} />
        </div>
        <div className="card-label">
          <h2 className="card-name">
            <Link href={href}>{name}</Link>
          </h2>
          <p className="card-price wraps">
            <span className="price">{price}</span>
            {availability && <span className="muted">{availability}</span>}
          </p>
        </div>
      </div>
    </article>
  )
}

const OfferPhoto: FrameParts['OfferPhoto'] = ({ name, image }) => {
  const blocks = useBlockColors()
  return (
    <div className="block offer-stage" data-block={blocks.ofName(name)}>
      <Picture name={name} image={image} alt={name} sizes="(min-width: 48rem) 560px, 80vw" priority />
    </div>
  )
}

/** The digits of the status code on blocks that have fallen. */
const ErrorPicture: FrameParts['ErrorPicture'] = ({ status }) => (
  <p className="error-tower" aria-hidden="true">
    {[...String(status)].map((figure, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: digits may repeat, and their order never changes
      <span key={index} data-block={index * 2 + 1}>
        {figure}
      </span>
    ))}
  </p>
)

/** The parts with which the kit draws its screens. */
export const frames: FrameParts = {
  OrderLine: LineFacts,
  OfferCard,
  OfferPhoto,
  OfferList: ({ children }) => (
    <ul className="grid" data-style="1">
      {children}
    </ul>
  ),
  Page,
  Message,
  Gate,
  Empty: EmptyState,
  OrderProgress,
  ErrorPicture,
}
