import type { ManageEndpoints, Output } from '@store/api-client/manage'
import { importWords } from '#app/words/imports/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { faultText } from './fault-text.ts'

type Import = Output<ManageEndpoints['getProductImport']>

/** Rows that are not imported, or only in part, each with its reason. */
export function Problems({ problems, refused }: { readonly problems: Import['problems']; readonly refused: number }) {
  const words = useSection(importWords)
  const out = problems.filter(({ taken }) => !taken)
  const notes = problems.filter(({ taken }) => taken)
  return (
    <>
      {out.length > 0 && (
        <section className="stack" data-tight="">
          <h2>{words.problems}</h2>
          <p className="muted">{words.problemsHint}</p>
          <ProblemRows problems={out} />
          {refused > out.length && <p className="muted">{words.more(refused - out.length)}</p>}
        </section>
      )}
      {notes.length > 0 && (
        <section className="stack" data-tight="">
          <h2>{words.notes}</h2>
          <ProblemRows problems={notes} />
        </section>
      )}
    </>
  )
}

function ProblemRows({ problems }: Pick<Import, 'problems'>) {
  const words = useSection(importWords)
  return (
    <ul className="rows">
      {problems.map(({ row, name, fault }, at) => (
        <li key={`${row} ${at}`}>
          <span>
            <span className="muted small">{words.row(String(row))}</span> {name}
            <span className="line small">{faultText(fault, words)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Pictures that could not be loaded, each with its product. */
export function MissingPictures({
  missing,
  count,
}: {
  readonly missing: Import['pictureProblems']
  readonly count: number
}) {
  const words = useSection(importWords)
  if (missing.length === 0) return null
  return (
    <section className="stack" data-tight="">
      <h2>{words.missing(count)}</h2>
      <p className="muted">{words.missingHint}</p>
      <ul className="rows">
        {missing.map(({ name, picture, reason }, at) => (
          <li key={`${picture} ${at}`}>
            <span>
              {name}
              <span className="line small muted cut">{picture}</span>
              <span className="line small">{words.reason[reason]}</span>
            </span>
          </li>
        ))}
      </ul>
      {count > missing.length && <p className="muted">{words.more(count - missing.length)}</p>}
    </section>
  )
}
