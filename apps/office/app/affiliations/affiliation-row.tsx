import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { Submit } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { affiliationWords } from '#app/words/affiliations/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { AffiliationForm, type ShownAffiliation } from './affiliation-form.tsx'

type RowProps = {
  readonly affiliation: ShownAffiliation
  /** Its place in the list; 1 comes first. */
  readonly place: number
  readonly isLast: boolean
  readonly refused: Refused | null
}

/** An organisation: moved by buttons, changed in place, and removed. */
export function AffiliationRow({ affiliation, place, isLast, refused }: RowProps) {
  const words = useSection(affiliationWords)
  const { id, name, logo, revision } = affiliation
  return (
    <li>
      <div className="category-head">
        {logo && <img className="logo" src={logo} alt="" width="48" height="48" loading="lazy" />}
        <span>
          <strong>{name}</strong>
        </span>
        <Form method="post" className="steps-buttons" preventScrollReset>
          <input type="hidden" name="intent" value={`move ${id}`} />
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="before" value={place} />
          <button
            className="button"
            type="submit"
            name="place"
            value={place - 1}
            disabled={place === 1}
            aria-label={words.up(name)}
          >
            ↑
          </button>
          <button
            className="button"
            type="submit"
            name="place"
            value={place + 1}
            disabled={isLast}
            aria-label={words.down(name)}
          >
            ↓
          </button>
        </Form>
      </div>
      <Fold title={words.change} about={name} open={refused?.intent === `save ${id}` || undefined}>
        <AffiliationForm key={revision} affiliation={affiliation} refused={refused} />
        <Form method="post" preventScrollReset>
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="logo" value={logo ?? ''} />
          <input type="hidden" name="place" value={place} />
          <Submit intent={`remove ${id}`} kind="danger" aria-label={`${words.remove}: ${name}`}>
            {words.remove}
          </Submit>
        </Form>
      </Fold>
    </li>
  )
}
