import { useCart } from '@store/template-kit'
import { clothOf, widthOf } from '../parts/cloth.ts'
import { SHOP_CLOTH, useCloths } from '../parts/cloths.ts'
import { ClothCut } from '../parts/weave.tsx'

/** The shop's pattern across the page. It moves by one repeat when a product is added to the cart. */
export function Band() {
  const { lastAdded } = useCart()
  const [own] = useCloths()
  const repeat = own ? widthOf(clothOf(own.word)) : 0
  return (
    <div className="band" data-new={lastAdded ? '' : undefined} style={{ '--repeat': `${repeat}px` } as object}>
      {/* A new key makes a new element, so the CSS animation runs again. */}
      <ClothCut key={lastAdded?.at} from={SHOP_CLOTH} />
    </div>
  )
}
