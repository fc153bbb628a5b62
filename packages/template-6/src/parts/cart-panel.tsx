import type { CheckedLine } from '@store/core'
import {
  CartLineList,
  CartLineSection,
  CartLinks,
  CartStates,
  CartSummarySection,
  CrossIcon,
  Skeleton,
  useCartLine,
} from '@store/template-kit'
import { useWords } from '../words.ts'
import { EmptyTable } from './empty-table.tsx'
import { LineFacts } from './line-facts.tsx'

/** The cart, on its page and in the drawer: its lines as ruled rows, and a summary that stays in view. */
export default function CartPanel() {
  const t = useWords()
  return (
    <CartStates
      loading={
        <Skeleton pending fallback={<CartSkeleton text={t('cart.loading')} />}>
          {null}
        </Skeleton>
      }
      empty={<EmptyTable title={t('cart.empty')} text={t('cart.emptyHint')} />}
    >
      <div className="cart-columns">
        <CartLineList Line={Line} />
        <div className="panel cart-end">
          <CartSummarySection />
          <CartLinks />
        </div>
      </div>
    </CartStates>
  )
}

const Line = ({ line }: { readonly line: CheckedLine }) => (
  <LineFacts line={line} href={useCartLine(line).href}>
    <CartLineSection line={line} icon={<CrossIcon />} />
  </LineFacts>
)

function CartSkeleton({ text }: { readonly text: string }) {
  return (
    <div className="ruled">
      <p className="muted">{text}</p>
      <span className="ruled-cell" />
      <span className="ruled-cell" />
      <span className="ruled-cell" />
    </div>
  )
}
