import { CopyField } from '#app/ui/copy-field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { domainWords } from '#app/words/domain/index.ts'
import { useSection } from '#app/words/use-words.ts'

type DomainRecordsProps = {
  readonly name: string
  readonly target: string
  readonly proof: { readonly record: string; readonly text: string }
}

/** The DNS records that connect a domain, to copy, and where each registrar's panel has them. */
export function DomainRecords({ name, target, proof }: DomainRecordsProps) {
  const words = useSection(domainWords)
  return (
    <>
      <p className="muted small">{words.recordsHint}</p>
      <p className="small">{words.recordCname}</p>
      <CopyField label={`CNAME · ${words.recordName}`} text={name} />
      <CopyField label={`CNAME · ${words.recordValue}`} text={target} />
      <p className="muted small">{words.bare}</p>
      <p className="small">{words.recordTxt}</p>
      <CopyField label={`TXT · ${words.recordName}`} text={proof.record} />
      <CopyField label={`TXT · ${words.recordValue}`} text={proof.text} />
      <Fold title={words.guide}>
        <dl className="stack">
          {Object.entries(words.guides).map(([registrar, text]) => (
            <div key={registrar}>
              <dt>
                <strong>{registrar}</strong>
              </dt>
              <dd className="muted small">{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  )
}
