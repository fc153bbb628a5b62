import { type Making, makingOf } from './makers.ts'
import { useWords } from './words.ts'

/** "Rosa, 14 days": whose it is, and how long it took. */
export function useMaking(): (making: Making) => string {
  const t = useWords()
  return ({ maker, days }) =>
    days === null ? maker : t('telar.makerDays', { maker, days: t('telar.days', { count: days }) })
}

/** The maker's tag on a thread: monogram, name, place, days. */
export function MakerTag({ facts }: { readonly facts: Parameters<typeof makingOf>[0] }) {
  const t = useWords()
  const making = makingOf(facts)
  if (!making) return null
  return (
    <p className="tag maker-tag">
      <Monogram name={making.maker} />
      <span className="tag-words">
        <strong>{t('telar.madeBy', { maker: making.maker })}</strong>
        {making.place && <span>{making.place}</span>}
        {making.days !== null && <span>{t('telar.needsDays', { days: t('telar.days', { count: making.days }) })}</span>}
      </span>
    </p>
  )
}

export const Monogram = ({ name }: { readonly name: string }) => (
  <span className="monogram" aria-hidden="true">
    {[...name.trim()][0]?.toUpperCase()}
  </span>
)
