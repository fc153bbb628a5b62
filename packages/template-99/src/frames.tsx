import { type Image, lineKey, type Order } from '@store/core'
import { FactList, type FrameParts, imageUrl, Link, Moment, ProductMedia, useMoney, useShop } from '@store/template-kit'
import { useOrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { Bubble } from './parts/bubble.tsx'
import { LineText } from './parts/line-text.tsx'
import { Drawing } from './parts/photo.tsx'
import { statusTimeline } from './parts/status-timeline.ts'
import { useWords } from './words.ts'

/**
 * The title is the shopper's message. Only a placed order's is the shop's: that page is the only one of its kind with a
 * note.
 */
const Page: FrameParts['Page'] = ({ kind, title, lead, note, links, children }) => {
  const isAnswer = kind === 'order-page' && note !== undefined
  return (
    <div className={`thread ${kind}`}>
      <Bubble as="h1" from={isAnswer ? 'shop' : 'you'} className="question">
        {title}
      </Bubble>
      {lead && <Bubble>{lead}</Bubble>}
      {note && <Bubble>{note}</Bubble>}
      {links}
      {children}
    </div>
  )
}

const Message: FrameParts['Message'] = ({ title, text, isAnnounced, children }) => (
  <div className="thread">
    <Bubble as="h1" className="question">
      {title}
    </Bubble>
    <div role={isAnnounced ? 'status' : undefined} className="bubble" data-from="shop">
      {text}
    </div>
    {children}
  </div>
)

/** A closed shop also says when it opens. The form for an access code is at the bottom of the chat (`styles/states.css`). */
const Gate: FrameParts['Gate'] = ({ screen, title, style, picture, children }) => (
  <div className="thread gate" style={style}>
    {picture && (
      <div className="bubble album" data-from="shop" data-count="1">
        <img src={imageUrl(picture, 640)} alt="" />
      </div>
    )}
    <Bubble as="h1" className="question">
      {title}
    </Bubble>
    {screen === 'Closed' && <Hours />}
    {children}
  </div>
)

function Hours() {
  const t = useWords()
  const hours = useShop().branches.find((branch) => branch.hours)?.hours
  return hours ? <Bubble>{t('charla.hours', { hours })}</Bubble> : null
}

const OrderLine: FrameParts['OrderLine'] = ({ line }) => (
  <LineText line={line} amount={useMoney()(line.unitPrice * line.quantity)} />
)

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => {
  const t = useWords()
  return (
    <article className="product bubble" data-from="shop">
      <div className="product-photo">
        <OfferMedia name={name} image={image} alt="" />
      </div>
      <div className="product-text">
        <h2 className="product-name">
          <Link href={href} className="cover-link">
            {name}
          </Link>
        </h2>
        <p className="price">{price}</p>
        {availability && <p className="product-note">{availability}</p>}
      </div>
      <div className="product-replies">
        <Link href={href} className="reply product-see" tabIndex={-1} aria-hidden="true">
          {t('charla.see')}
        </Link>
      </div>
    </article>
  )
}

const OfferMedia = (props: {
  readonly name: string
  readonly image: Image | null
  readonly alt: string
  readonly priority?: boolean
}) => (
  <ProductMedia
    className="photo"
    image={props.image && { ...props.image, alt: props.alt }}
    alt={props.alt}
    sizes="(min-width: 40rem) 538px, 84vw"
    ratio={4 / 5}
    priority={props.priority}
    fallback={<Drawing name={props.name} />}
  />
)

/** The order as the shopper's message, its steps as the shop's, then everything else. */
const OrderDetails: FrameParts['OrderDetails'] = ({ order, Line }) => {
  const t = useWords()
  const { sale, buyer, carrier, seller } = useOrderGroups(order, { badge: 'badge', link: 'link' })
  return (
    <>
      <p className="day">
        <span>
          <Moment iso={order.placedAt} />
        </span>
      </p>
      <section className="bubble summary" data-from="you" aria-label={t('order.products')}>
        <ul>
          {order.lines.map((line) => (
            <li key={lineKey(line)}>
              <Line line={line} />
            </li>
          ))}
        </ul>
        <FactList rows={useReceiptRows(order)} className="sums" />
      </section>
      <Steps order={order} />
      {[sale, buyer, carrier, seller].map((group) => (
        <section key={group.title} className="panel" data-from={group === buyer ? 'you' : 'shop'}>
          <h2>{group.title}</h2>
          {group.facts.length > 0 ? <FactList rows={group.facts} className="facts" /> : <p>{group.none}</p>}
        </section>
      ))}
    </>
  )
}

function Steps({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <ol className="group" aria-label={t('order.status')}>
      {statusTimeline(order).map((step) => (
        <li key={step}>
          <Bubble>{t(`charla.step.${step}`)}</Bubble>
        </li>
      ))}
    </ol>
  )
}

/** The mark of a message that was not delivered. */
const ErrorPicture: FrameParts['ErrorPicture'] = ({ status }) => {
  const t = useWords()
  return (
    <p className="undelivered">
      <span aria-hidden="true">!</span> {t('charla.undelivered', { status })}
    </p>
  )
}

/** The parts with which the kit draws the screens that this template does not draw itself. */
export const frames: FrameParts = {
  OrderLine,
  OfferCard,
  OfferPhoto: ({ name, image }) => (
    <div className="bubble album" data-from="shop" data-count="1">
      <OfferMedia name={name} image={image} alt={name} priority />
    </div>
  ),
  OfferList: ({ children }) => <ul className="products">{children}</ul>,
  Page,
  Message,
  Gate,
  Empty: ({ title, children }) => (
    <>
      <Bubble>{title}</Bubble>
      {children}
    </>
  ),
  OrderDetails,
  ErrorPicture,
}
