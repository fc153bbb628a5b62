import { useWords } from '../words.ts'
import { type MakerFacts, makingOf } from './makers.ts'

/** Maker and days as text, as in "Rosa, 14 days". */
export function useMaking(): (making: MakerFacts) => string {
  const t = useWords()
  return ({ maker, days }) =>
    days === null ? maker : t('telar.makerDays', { maker, days: t('telar.days', { count: days }) })
}

/** A drawn tag with monogram, name, place and days of the maker. */
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
