import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { Conflict } from './save-product.server.ts'

/** Asks which version to keep of each field that somebody else has changed too. It is part of the form. */
export function ConflictNote({ conflict }: { readonly conflict: Conflict }) {
  const words = useSection(productWords)
  const names: Readonly<Record<string, string>> = words.fields
  return (
    <section className="card" role="alert" aria-labelledby="conflict">
      <h2 id="conflict">{words.conflict}</h2>
      <p>{words.conflictText}</p>
      {conflict.fields.map(({ name, mine, theirs }) => (
        <fieldset className="field" key={name}>
          <legend className="label">{names[name] ?? name}</legend>
          <div className="choices">
            {[
              { value: 'mine', title: words.mine, text: mine },
              { value: 'theirs', title: words.theirs, text: theirs },
            ].map((choice) => (
              <label className="choice" key={choice.value}>
                <input
                  type="radio"
                  name={`keep:${name}`}
                  value={choice.value}
                  defaultChecked={choice.value === 'mine'}
                />
                <span>
                  {choice.title}
                  <span className="hint">{choice.text}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
