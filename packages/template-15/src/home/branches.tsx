import { Link, usePaths, useShop } from '@store/template-kit'
import { Address } from '../parts/address.tsx'
import { useWords } from '../words.ts'

/** The shop's branches, on the home page. */
export function Branches() {
  const t = useWords()
  const paths = usePaths()
  const { branches } = useShop()
  return (
    <section className="frame places" aria-labelledby="places">
      <h2 id="places">{t('telar.places')}</h2>
      <ul className="addresses">
        {branches.slice(0, 3).map((branch) => (
          <Address key={branch.id} branch={branch} />
        ))}
      </ul>
      <Link href={paths.contact()} className="link">
        {t('telar.visit')}
      </Link>
    </section>
  )
}
