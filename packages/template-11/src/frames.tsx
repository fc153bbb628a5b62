import { type FrameParts, Link, Moment, ShopName, useOrderProgress } from '@store/template-kit'
import { LineFacts } from './cart/cart-lines.tsx'
import { ClosedDoor } from './parts/closed-door.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { Picture } from './parts/picture.tsx'
import { ProductSketch } from './parts/product-sketch.tsx'
import { Split } from './parts/split.tsx'
import { useRooms } from './parts/use-rooms.ts'
import { useWords } from './words.ts'

/** The drawing beside a page of each kind, and the index of its background. */
const SKETCHES: Readonly<Record<string, readonly [room: number, name: string]>> = {
  'order-page': [1, 'silla'],
  policies: [2, 'mesa'],
}

/** The links of a page are at the left, as its contents; without any there is a drawing. */
const Page: NonNullable<FrameParts['Page']> = ({ kind, title, lead, note, links, children }) => {
  const rooms = useRooms()
  const [room, sketch] = SKETCHES[kind] ?? [3, 'estante']
  return (
    <Split
      room={rooms(room)}
      className={`${kind}-split`}
      narrow={links ? 'above' : 'away'}
      sceneClassName={links ? 'wall wall-in' : undefined}
      scene={
        <>
          {links}
          <ProductSketch name={sketch} className="scene-sketch" />
        </>
      }
    >
      <header className="page-head">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {note && <p className="muted">{note}</p>}
      </header>
      {children}
    </Split>
  )
}

const Message: NonNullable<FrameParts['Message']> = ({ title, text, isAnnounced, children }) => {
  const rooms = useRooms()
  return (
    <Split
      room={rooms(3)}
      narrow="away"
      className="calm"
      scene={<ProductSketch name="escritorio" className="scene-sketch" />}
    >
      <section className="letter">
        <h1>{title}</h1>
        <p className="lead" role={isAnnounced ? 'status' : undefined}>
          {text}
        </p>
        {children}
      </section>
    </Split>
  )
}

/** A closed door beside the words, or the merchant's picture. */
const Gate: NonNullable<FrameParts['Gate']> = ({ title, style, shopName, picture, children }) => {
  const rooms = useRooms()
  return (
    <div style={style}>
      <Split
        room={rooms(2)}
        className="calm"
        sceneClassName="wall door-scene"
        scene={
          picture ? (
            <Picture
              product={{ name: shopName ?? title }}
              image={{ src: picture, alt: null }}
              alt=""
              sizes="(min-width: 64rem) 52vw, 100vw"
              className="photo scene-photo"
              priority
            />
          ) : (
            <ClosedDoor />
          )
        }
      >
        {shopName && (
          <p className="brand-name">
            <ShopName />
          </p>
        )}
        <h1>{title}</h1>
        {children}
      </Split>
    </div>
  )
}

/** The steps of an order as the rooms of a floor plan over the left half, with a path up to the current one. */
const OrderProgress: NonNullable<FrameParts['OrderProgress']> = ({ order }) => {
  const t = useWords()
  const rooms = useRooms()
  const { off, steps } = useOrderProgress(order)
  return (
    <div className="scene wall plan-scene" data-room={rooms(1)}>
      {off ? (
        <p className="plan-off">{off}</p>
      ) : (
        <section className="plan" aria-label={t('order.status')}>
          <ol>
            {steps.map(({ step, name, item, at }) => (
              <li key={step} data-step={step} {...item}>
                <span>{name}</span>
                {at && <Moment iso={at} />}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

const OfferCard: FrameParts['OfferCard'] = ({ name, price, availability, image, href }) => (
  <article className="card">
    <div className="card-photo">
      <Picture product={{ name }} image={image} alt="" sizes="(min-width: 64rem) 24vw, 46vw" largest={800} />
    </div>
    <h2 className="card-name">
      <Link href={href}>{name}</Link>
    </h2>
    <p className="price">{price}</p>
    {availability && <p className="muted">{availability}</p>}
  </article>
)

const OfferPhoto: FrameParts['OfferPhoto'] = ({ name, image }) => {
  const rooms = useRooms()
  return (
    <div className="scene" data-room={rooms(0)}>
      <Picture
        product={{ name }}
        image={image}
        alt={name}
        sizes="(min-width: 64rem) 52vw, 100vw"
        priority
        className="photo scene-photo"
      />
    </div>
  )
}

/** The parts with which the kit draws the screens that this template does not draw itself. */
export const frames: FrameParts = {
  OrderLine: LineFacts,
  OfferCard,
  OfferPhoto,
  OfferList: ({ children }) => (
    <ul className="grid" data-style={2}>
      {children}
    </ul>
  ),
  Page,
  Message,
  Gate,
  Empty: EmptyState,
  OrderProgress,
}
