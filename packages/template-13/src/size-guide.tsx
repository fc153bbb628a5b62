import { Disclosure } from '@store/template-kit'
import { useWords } from './words.ts'

/** A foot's length in centimetres (which is also how Mexico counts), and what others call the same shoe. */
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

/** For those who do not know their size: how to measure a foot, and a table. */
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
