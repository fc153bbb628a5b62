import { TickIcon } from '../parts/icons.tsx'
import { imageUrl } from '../product/image.ts'
import type { CheckoutGroupProps, CompletedParts, FrameParts, GateProps, MessageProps, PageProps } from './parts.ts'

const Page = ({ kind, title, lead, note, isDone, links, children }: PageProps) => (
  <div className={`frame ${kind}`}>
    <header className="page-head">
      {isDone && (
        <p className="page-mark">
          <TickIcon />
        </p>
      )}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {note && <p className="muted">{note}</p>}
      {links}
    </header>
    {children}
  </div>
)

const Message = ({ title, text, isAnnounced, children }: MessageProps) => (
  <div className="frame message">
    <h1>{title}</h1>
    <p role={isAnnounced ? 'status' : undefined}>{text}</p>
    {children}
  </div>
)

const Gate = ({ title, style, shopName, picture, children }: GateProps) => (
  <section className="frame gate" style={style}>
    {picture && <img src={imageUrl(picture, 640)} alt="" className="gate-image" width={320} height={240} />}
    {shopName && <p className="muted">{shopName}</p>}
    <h1>{title}</h1>
    {children}
  </section>
)

const Empty: NonNullable<FrameParts['Empty']> = ({ title, children }) => (
  <div className="empty">
    <p>{title}</p>
    {children}
  </div>
)

const CheckoutGroup = ({ name, title, note, children }: CheckoutGroupProps) => (
  <section className="panel checkout-group" id={name} aria-labelledby={`${name}-title`}>
    <h2 id={`${name}-title`}>{title}</h2>
    {note && <p className="muted">{note}</p>}
    <div className="fields">{children}</div>
  </section>
)

const OfferList: NonNullable<FrameParts['OfferList']> = ({ children }) => <ul className="grid">{children}</ul>

const ErrorPicture: NonNullable<FrameParts['ErrorPicture']> = ({ status }) => (
  <p className="error-code" aria-hidden="true">
    {status}
  </p>
)

const Nothing = () => null

/** A template's parts, with plain ones for those it left out. */
export const completed = (parts: FrameParts): CompletedParts => ({
  Page,
  Message,
  Gate,
  Empty,
  OfferList,
  CheckoutGroup,
  OrderProgress: Nothing,
  PolicyMark: Nothing,
  ErrorPicture,
  ...parts,
})
