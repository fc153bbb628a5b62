import { Disclosure } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Lengths of a foot in centimetres, which are also the Mexican sizes, and the same size in other systems. */
const SHOES = [
  ['22', '5', '35', '33'],
  ['23', '6', '36', '34'],
  ['24', '6.5', '38', '36'],
  ['25', '7', '40', '38'],
  ['26', '8', '41', '39'],
  ['27', '9', '42', '40'],
  ['28', '10', '44', '42'],
  ['29', '11', '45', '43'],
  ['30', '12', '46', '44'],
] as const
const SYSTEMS = ['MX', 'US', 'EU', 'BR'] as const

/** How to measure a foot, and a table of shoe sizes. */
export function SizeGuide() {
  const t = useWords()
  return (
    <Disclosure summary={t('cancha.whichSize')} className="size-guide">
      <p>{t('cancha.measure')}</p>
      <table>
        <caption>{t('cancha.guideCaption')}</caption>
        <thead>
          <tr>
            {SYSTEMS.map((system) => (
              <th key={system} scope="col">
                {t('cancha.system', { system })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHOES.map((row) => (
            <tr key={row[0]}>
              {row.map((size, at) => (
                <td key={SYSTEMS[at]}>{size}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
