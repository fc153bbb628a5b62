import { Link } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '#app/words/use-words.ts'
import { useShop } from './use-shop.ts'

const ShopSheet = lazy(() => import('./shop-sheet.tsx').then(({ ShopSheet: all }) => ({ default: all })))

/** The shop's name, which opens the list of the person's shops. Without scripts it links to the page of all. */
export function ShopSwitch() {
  const { shop } = useShop()
  const { shops } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <Link
        className="switch"
        to="/"
        aria-label={`${shop.name}: ${shops.switch}`}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
          setWasOpen(true)
        }}
      >
        <span>{shop.name}</span>
      </Link>
      {wasOpen && (
        <Suspense>
          <ShopSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
