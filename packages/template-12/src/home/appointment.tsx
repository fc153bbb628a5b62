import { Link, usePaths, useShop, WayList } from '@store/template-kit'
import { Address } from '../parts/address.tsx'
import { useWords } from '../words.ts'

/** An invitation to make an appointment: two branches, contact links, and a link to the contact form. */
export function Appointment() {
  const t = useWords()
  const paths = usePaths()
  const { branches } = useShop()
  return (
    <section className="rendez-vous frame" aria-labelledby="rendez-vous-title">
      <h2 id="rendez-vous-title">{t('vitrina.rendezVous')}</h2>
      <p>{t('vitrina.rendezVousText')}</p>
      {branches.length > 0 && (
        <ul className="addresses">
          {branches.slice(0, 2).map((branch) => (
            <Address key={branch.id} branch={branch} />
          ))}
        </ul>
      )}
      <WayList className="links" linkClassName="link" />
      <Link href={paths.contact()} className="button" data-tone="quiet">
        {t('vitrina.askRendezVous')}
      </Link>
    </section>
  )
}
