import { useMark, useSettings, useShop } from '@store/template-kit'
import { clothOf, widthOf } from '../parts/cloth.ts'
import { HangingCloth } from '../parts/weave.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { sentencesOf } from './sentences.ts'

const STEPS = 4

/**
 * The shop's description. From three sentences on they are numbered steps, else a paragraph. Beside it the shop's
 * pattern, with the letter of each stripe.
 */
export function HowItIsMade({ text }: { readonly text: string }) {
  const t = useWords()
  const mark = useMark()
  const sentences = sentencesOf(text)
  const isSteps = sentences.length >= 3
  const steps = [...sentences.slice(0, STEPS - 1), sentences.slice(STEPS - 1).join(' ')].filter(Boolean)
  return (
    <section className="frame made" aria-labelledby="made">
      <ClothSpecimen />
      <div className="made-words" {...mark('description')}>
        <h2 id="made">{t(isSteps ? 'telar.made' : 'footer.shop')}</h2>
        {isSteps ? (
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : (
          <p className="lead">{text}</p>
        )}
      </div>
    </section>
  )
}

/** The pattern as a hanging cloth, with its letters beside it. */
function ClothSpecimen() {
  const t = useWords()
  const { shop } = useShop()
  const { seed } = useSettings<Settings>()
  const mark = useMark<Settings>()
  const word = seed || shop.name
  const cloth = clothOf(word)
  const high = widthOf(cloth)
  return (
    <figure className="specimen" {...mark('seed')}>
      <div className="specimen-cloth">
        <ol
          className="specimen-letters"
          aria-hidden="true"
          style={{ gridTemplateRows: cloth.map(({ width }) => `${width}fr`).join(' ') }}
        >
          {cloth.map(({ letter, width }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: letters may repeat, and their order never changes
            <li key={index} data-thin={width < 12 ? '' : undefined}>
              {letter}
            </li>
          ))}
        </ol>
        <HangingCloth word={word} high={high + 24} fringe />
      </div>
      <figcaption className="muted">{t('telar.wovenFrom', { word })}</figcaption>
    </figure>
  )
}
