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
import { wantsNewTab } from '../parts/wants-new-tab.ts'
import { usePaths, useT } from '../shop-context.tsx'

/** Props of the template's content of the dialog: photo, price, options, a link to the product's page. */
export type QuickViewProps = { readonly product: Product; readonly onClose: () => void }
type Load = () => Promise<{ default: ComponentType<QuickViewProps> }>

const Context = createContext<{ readonly open: (product: Product) => void; readonly load: Load } | null>(null)

/**
 * Provides the quick view of products in lists (L8): one dialog for all cards of a page. Its content is a chunk that loads on
 * hover or focus of a `QuickViewLink`. Escape closes the dialog, and the focus returns to the link.
 */
export function QuickView(props: {
  readonly load: Load
  readonly className?: string
  /** Shown while the content loads. */
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

/** Replaces content whose chunk could not be loaded: navigates to the product's page. */
function ProductPage({ product }: QuickViewProps) {
  const href = usePaths().product(product)
  useEffect(() => location.assign(href), [href])
  return null
}

/** A link to the product that opens the quick view instead, unless it is followed without JavaScript or into a new tab. */
export function QuickViewLink(props: {
  readonly product: Product
  readonly className?: string
  /** Accessible name, if the text is not the kit's; the product's name is added. */
  readonly label?: string
  readonly children?: ReactNode
}) {
  const t = useT()
  const paths = usePaths()
  const view = useContext(Context)
  const { product } = props
  const prepare = () => void view?.load().catch(() => {})
  const open = (event: MouseEvent) => {
    if (!view || wantsNewTab(event)) return
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
