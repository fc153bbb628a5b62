import { lineKey } from '@store/core'
import { FactList, type FrameParts, imageUrl, Link, useMoney, useShop } from '@store/template-kit'
import { OrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { LineFacts } from './cart/cart-line.tsx'
import { Paper } from './cart/cart-ticket.tsx'
import { EmptyState, Plate } from './parts/empty-state.tsx'
import { useKitchen } from './parts/kitchen.tsx'
import { NewsletterTiles } from './parts/newsletter-tiles.tsx'
import { OrderProgress } from './parts/order-progress.tsx'
import { Picture } from './parts/picture.tsx'
import { useWords } from './words.ts'

const OrderLine: FrameParts['OrderLine'] = ({ line }) => (
  <LineFacts line={line} amount={useMoney()(line.unitPrice * line.quantity)} />
)

/** A product of a supplier, as a line of the menu. */
const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="dish" data-pictured={image ? '' : undefined}>
    <div className="dish-words">
      <div className="dish-line">
        <h2 className="dish-name">
          <Link href={href}>{name}</Link>
        </h2>
        <span className="leader" aria-hidden="true" />
        <span className="price">{price}</span>
      </div>
      {availability && <p className="dish-text">{availability}</p>}
    </div>
    {image && (
      <div className="dish-side">
        <Picture name={name} image={image} alt="" sizes="96px" largest={320} bare />
      </div>
    )}
  </article>
)

/** On tiles, at night: a closed shop also says when the kitchen opens. */
const Gate: FrameParts['Gate'] = ({ screen, title, style, shopName, picture, children }) => (
  <div className="night middle" style={style}>
    <div className="slip night-slip">
      {shopName && <p className="night-name">{shopName}</p>}
      {picture && <img src={imageUrl(picture, 640)} alt="" className="night-image" />}
      <h1>{title}</h1>
      {screen === 'Closed' && <NextOpening />}
      {children}
    </div>
  </div>
)

function NextOpening() {
  const { branches } = useShop()
  const { opening } = useKitchen()
  const hours = opening?.next ?? branches[0]?.hours
  return hours ? <p className="night-hours">{hours}</p> : null
}

/** The lines as the kitchen's ticket, the facts beside it. */
const OrderDetails: FrameParts['OrderDetails'] = ({ order, Line }) => {
  const t = useWords()
  return (
    <div className="order-details">
      <Paper>
        <h2 className="ticket-title">{t('order.products')}</h2>
        <ul className="order-lines">
          {order.lines.map((line) => (
            <li key={lineKey(line)}>
              <Line line={line} />
            </li>
          ))}
        </ul>
        <FactList rows={useReceiptRows(order)} className="sums" />
      </Paper>
      <div className="order-groups">
        <OrderGroups order={order} classes={{ facts: 'facts', none: 'muted', badge: 'badge', link: 'link' }} />
      </div>
    </div>
  )
}

/** The parts with which the kit draws the screens that this template does not draw itself. */
export const frames: FrameParts = {
  OrderLine,
  OfferCard,
  OfferPhoto: ({ name, image }) =>
    image && (
      <Picture name={name} image={image} alt={name} sizes="(min-width: 64rem) 46vw, 100vw" ratio={1.6} priority />
    ),
  OfferList: ({ children }) => (
    <ul className="dishes" data-style="1">
      {children}
    </ul>
  ),
  Message: (message) => <NewsletterTiles alone {...message} />,
  Gate,
  Empty: EmptyState,
  OrderProgress,
  OrderDetails,
  ErrorPicture: () => <Plate isBroken />,
}
