import { type FrameParts, useMoney } from '@store/template-kit'
import { Picture } from './picture.tsx'
import { keepUnits } from './unit-line.ts'

/** A line of a checkout or an order, as on a receipt. */
export const OrderLine: FrameParts['OrderLine'] = ({ line }) => (
  <div className="receipt-line" data-status={line.status}>
    <Picture
      product={{ name: line.name, images: line.image ? [{ src: line.image, alt: null }] : [], category: null }}
      sizes="3rem"
      largest={160}
      decorative
    />
    <span>
      {line.quantity} × {keepUnits(line.name)}
      {line.variant.length > 0 && <small>{line.variant.join(' · ')}</small>}
      {line.message && (
        <small>
          <q>{line.message}</q>
        </small>
      )}
    </span>
    <b>{useMoney()(line.unitPrice * line.quantity)}</b>
  </div>
)
