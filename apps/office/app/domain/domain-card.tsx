import { Form } from '@remix-run/react'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { domainWords } from '#app/words/domain/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { DomainRecords } from './domain-records.tsx'
import { nextOf } from './next-of.ts'
import { useDomainState } from './use-domain-state.ts'

type DomainCardProps = {
  readonly domain: {
    readonly name: string
    readonly verified: boolean
    readonly trouble: 'failing' | 'lapsed' | null
    readonly main: boolean
    readonly target: string
    readonly proof: { readonly record: string; readonly text: string }
    readonly revision: string
  }
}

/** A domain: its progress, the next step, and the records to copy. */
export function DomainCard({ domain: { name, verified, trouble, main, target, proof, revision } }: DomainCardProps) {
  const words = useSection(domainWords)
  const { pointsHere, hasCertificate, isLooking } = useDomainState(name)
  const steps = [
    [words.steps.added, true],
    [words.steps.leads, pointsHere],
    [words.steps.yours, verified],
    [words.steps.certificate, hasCertificate],
  ] as const
  const unknown = isLooking ? words.state.looking : words.state.unknown
  const next = isLooking ? null : nextOf({ pointsHere, verified, hasCertificate }, main)
  return (
    <article className="card" aria-label={name}>
      <div className="row" data-ends="">
        <h2>{name}</h2>
        <Seal dye={trouble ? 'now' : main || verified ? 'good' : 'soon'}>
          {trouble ? words.lost : main ? words.main : verified ? words.ready : words.waiting}
        </Seal>
      </div>
      <ol className="progress">
        {steps.map(([text, isDone]) => (
          <li key={text} data-done={isDone ? '' : undefined}>
            <span>
              {text}{' '}
              <span className="muted small">
                · {isDone === null ? unknown : isDone ? words.state.done : words.state.open}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p role="status">{next && words.next[next]}</p>
      {verified ? (
        <Fold title={words.records} about={name} open={pointsHere === false}>
          <DomainRecords name={name} target={target} proof={proof} />
        </Fold>
      ) : (
        <>
          <h3>{words.records}</h3>
          <DomainRecords name={name} target={target} proof={proof} />
        </>
      )}
      <Form method="post" className="row">
        <input type="hidden" name="name" value={name} />
        <Submit intent="look" kind={verified ? 'plain' : 'main'}>
          {words.look}
        </Submit>
        {verified && !main && <Submit intent="main">{words.makeMain}</Submit>}
      </Form>
      <Confirm
        title={words.remove}
        about={name}
        ask={words.removeAsk(name)}
        intent="remove"
        fields={{ name, revision }}
      />
    </article>
  )
}
