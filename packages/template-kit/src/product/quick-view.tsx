import type { Product } from '@store/core'
import {
  type ComponentType,
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react'
import { Link } from '../host.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { usePaths, useT } from '../shop-context.tsx'

/** What a template draws inside the dialog: photo, price, choices, a link to the whole page. */
export type QuickViewProps = { readonly product: Product; readonly onClose: () => void }
type Load = () => Promise<{ default: ComponentType<QuickViewProps> }>

const Context = createContext<{ readonly open: (product: Product) => void; readonly load: Load } | null>(null)

/**
 * A product looked at without leaving the list (L8). Stands once around a page; what it shows is fetched when a shopper
 * comes near a `QuickViewLink`. One dialog for all cards: Escape closes it and the focus goes back to the link.
 */
export function QuickView(props: {
  readonly load: Load
  readonly className?: string
  /** While the view is fetched. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}) {
  const { load } = props
  const [product, setProduct] = useState<Product | null>(null)
  const [value] = useState(() => ({ open: setProduct, load }))
  const [View] = useState(() => lazy(() => load().catch(() => ({ default: ProductPage }))))
  const close = () => setProduct(null)
  return (
    <Context.Provider value={value}>
      {props.children}
      <Dialog open={product !== null} onClose={close} label={product?.name ?? ''} className={props.className}>
        {product && (
          <Suspense fallback={props.fallback}>
            <View key={product.id} product={product} onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </Context.Provider>
  )
}

/** In place of a view whose code does not come: its page. */
function ProductPage({ product }: QuickViewProps) {
  const href = usePaths().product(product)
  useEffect(() => location.assign(href), [href])
  return null
}

/** Opens the quick view; without JavaScript, or in a new tab, it is the link to the product. */
export function QuickViewLink(props: {
  readonly product: Product
  readonly className?: string
  /** What it is called, where its text is not the usual one; the product's name is added. */
  readonly label?: string
  readonly children?: ReactNode
}) {
  const t = useT()
  const paths = usePaths()
  const view = useContext(Context)
  const { product } = props
  const prepare = () => void view?.load().catch(() => {})
  const open = (event: MouseEvent) => {
    if (!view || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    view.open(product)
  }
  return (
    <Link
      href={paths.product(product)}
      className={props.className}
      aria-haspopup="dialog"
      aria-label={t('label.of', { label: props.label ?? t('product.quickView'), name: product.name })}
      data-quick-view=""
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      {props.children ?? t('product.quickView')}
    </Link>
  )
}
