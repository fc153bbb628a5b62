import { Fold } from '#app/ui/fold.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { logWords } from '#app/words/log/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

type SignIn = {
  readonly at: string
  readonly proof: 'code' | 'passkey' | 'recovery' | 'device'
  readonly device: string
  readonly network: string | null
  readonly succeeded: boolean
}

/** The sign-ins to the person's account, successful and failed. */
export function SignIns({ signIns }: { readonly signIns: readonly SignIn[] }) {
  const words = useSection(logWords)
  const dates = useDates()
  return (
    <Fold title={words.signIns}>
      <p className="muted">{words.signInsIntro}</p>
      <ul className="rows">
        {signIns.map(({ at, proof, device, network, succeeded }) => (
          <li key={`${at} ${device} ${succeeded}`}>
            <p className="row" data-ends="">
              <strong>{device}</strong>
              {!succeeded && <Seal dye="now">{words.failed}</Seal>}
            </p>
            <p className="muted small">
              {[dates.moment(at), words.proofs[proof], network].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
