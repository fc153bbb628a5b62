import { Link } from '@remix-run/react'
import { Awning } from '#app/ui/awning.tsx'
import { Float } from '#app/ui/float.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { useWords } from '#app/words/use-words.ts'
import { useShop } from './use-shop.ts'

/** The person's shops, to switch to another. */
export function ShopSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { others, shop } = useShop()
  const { shops } = useWords()
  return (
    <Float title={shops.switch} isOpen={isOpen} onClose={onClose}>
      <ul className="fronts">
        {others.map(({ name, subdomain, open, test, awning }) => (
          <li key={subdomain}>
            <Link
              className="front"
              to={`/${subdomain}`}
              aria-current={subdomain === shop.subdomain || undefined}
              onClick={onClose}
            >
              <Awning colors={awning} closed={!open} test={test} />
              <div>
                <strong>{name}</strong>
                {!open && <Seal dye="soon">{shops.closed}</Seal>}
                {open && test && <Seal dye="now">{shops.test}</Seal>}
              </div>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="button" data-kind="quiet" to="/open" onClick={onClose}>
        {shops.openAnother}
      </Link>
    </Float>
  )
}
