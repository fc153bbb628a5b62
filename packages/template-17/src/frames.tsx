import { lineKey } from '@store/core'
import { FactList, type FrameParts, imageUrl, Link } from '@store/template-kit'
import { OrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { LineFacts } from './cart/cart-line.tsx'
import { ReceiptPaper } from './cart/receipt-paper.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { Notice } from './parts/notice.tsx'
import { OrderProgress } from './parts/order-progress.tsx'
import { Photocopy } from './parts/photocopy.tsx'
import { useWords } from './words.ts'

const OrderLine: FrameParts['OrderLine'] = ({ line }) => <LineFacts line={line} />

/** A product of a supplier, as a row of the index; the style sheet numbers the rows. */
const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="row">
    <span className="row-number" aria-hidden="true" />
    <Photocopy name={name} image={image} sizes="64px" largest={160} />
    <h2 className="row-name">
      <Link href={href}>{name}</Link>
    </h2>
    <span className="row-price">{price}</span>
    <span className="row-sizes row-out">{availability}</span>
  </article>
)

const Page: FrameParts['Page'] = ({ kind, title, lead, note, links, children }) => (
  <div className={kind}>
    <header className="head one-column">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {note && <p>{note}</p>}
    </header>
    {links}
    {children}
  </div>
)

/** A wall with one large text. */
const Gate: FrameParts['Gate'] = ({ screen, title, style, shopName, picture, children }) => (
  <div className="wall" style={style}>
    {shopName && <p className="wall-name">{shopName}</p>}
    <h1 className={screen === 'Closed' ? 'wall-word' : undefined}>{title}</h1>
    {picture && <img src={imageUrl(picture, 480)} alt="" width={240} height={240} />}
    {children}
  </div>
)

/** A table each for buyer, delivery and payment; beside them the receipt. */
const OrderDetails: FrameParts['OrderDetails'] = ({ order, Line }) => {
  const t = useWords()
  return (
    <div className="order">
      <div className="order-tables">
        <OrderGroups order={order} classes={{ facts: 'facts', badge: 'badge', link: 'link' }} />
      </div>
      <ReceiptPaper
        name={t('order.products')}
        note={t('order.title', { number: order.number })}
        code={String(order.number)}
      >
        <ul className="order-lines">
          {order.lines.map((line) => (
            <li key={lineKey(line)}>
              <Line line={line} />
            </li>
          ))}
        </ul>
        <FactList rows={useReceiptRows(order)} className="sums" />
      </ReceiptPaper>
    </div>
  )
}

/** The parts with which the kit draws the screens that this template does not draw itself. */
export const frames: FrameParts = {
  OrderLine,
  OfferCard,
  OfferPhoto: ({ name, image }) => (
    <Photocopy name={name} image={image} alt={name} sizes="(min-width: 64rem) 50vw, 100vw" priority plain />
  ),
  OfferList: ({ children }) => <ol className="index-rows offers">{children}</ol>,
  Page,
  Message: Notice,
  Gate,
  Empty: EmptyState,
  OrderProgress,
  OrderDetails,
}
