import { useSettings, useShop } from '@store/template-kit'
import { clothOf, widthOf } from './cloth.ts'
import { sentencesOf } from './sentences.ts'
import type { Settings } from './settings.ts'
import { Hung } from './weave.tsx'
import { useWords } from './words.ts'

const STEPS = 4

/**
 * What the merchant says of how things are made: of three sentences or more each is a numbered step. Beside it hangs the
 * shop's cloth, with the letter that wove each stripe.
 */
export function HowItIsMade({ text }: { readonly text: string }) {
  const t = useWords()
  const sentences = sentencesOf(text)
  const isSteps = sentences.length >= 3
  const steps = [...sentences.slice(0, STEPS - 1), sentences.slice(STEPS - 1).join(' ')].filter(Boolean)
  return (
    <section className="frame made" aria-labelledby="made">
      <Specimen />
      <div className="made-words">
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

/** The cloth, and its word down its side. */
function Specimen() {
  const t = useWords()
  const { shop } = useShop()
  const { seed } = useSettings<Settings>()
  const word = seed || shop.name
  const cloth = clothOf(word)
  const high = widthOf(cloth)
  return (
    <figure className="specimen">
      <div className="specimen-cloth">
        <ol
          className="specimen-letters"
          aria-hidden="true"
          style={{ gridTemplateRows: cloth.map(({ width }) => `${width}fr`).join(' ') }}
        >
          {cloth.map(({ letter, width }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter may come twice, and stays where it is
            <li key={index} data-thin={width < 12 ? '' : undefined}>
              {letter}
            </li>
          ))}
        </ol>
        <Hung word={word} high={high + 24} fringe />
      </div>
      <figcaption className="quiet">{t('telar.wovenFrom', { word })}</figcaption>
    </figure>
  )
}
