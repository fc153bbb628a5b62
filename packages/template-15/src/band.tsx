import { useCart } from '@store/template-kit'
import { clothOf, widthOf } from './cloth.ts'
import { SHOP_CLOTH, useCloths } from './cloths.ts'
import { Cut } from './weave.tsx'

/** The shop's cloth across the page. When something goes into the basket it is woven on by one repeat. */
export function Band() {
  const { lastAdded } = useCart()
  const [own] = useCloths()
  const repeat = own ? widthOf(clothOf(own.word)) : 0
  return (
    <div className="band" data-new={lastAdded ? '' : undefined} style={{ '--repeat': `${repeat}px` } as object}>
      {/* Another key is another element: its step begins again. */}
      <Cut key={lastAdded?.at} from={SHOP_CLOTH} />
    </div>
  )
}
