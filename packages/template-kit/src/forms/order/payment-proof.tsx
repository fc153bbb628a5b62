import { MAX_PROOF_BYTES, type Order, takesProof } from '@store/core'
import { type ChangeEvent, useState } from 'react'
import type { ScreenViews } from '../../design.ts'
import { Form } from '../../host.tsx'
import { Moment } from '../../parts/moment.tsx'
import { usePaths, useT } from '../../shop-context.tsx'
import { smallerPicture } from './smaller-picture.ts'

/** Name of the file input. */
export const PROOF_FIELD = 'proof'
const TYPES = 'image/jpeg,image/png,image/webp,application/pdf'

/**
 * A form for uploading a picture or PDF as proof of a manual payment, and the time when one was received. It submits with a
 * page load. Nothing where the order needs no manual payment. Part: `data-proof`.
 */
export function PaymentProof(props: {
  readonly order: Order
  readonly pay: ScreenViews['OrderPlaced']['pay']
  readonly buttonClassName?: string
}) {
  const t = useT()
  const paths = usePaths()
  const { order, pay } = props
  const [problem, setProblem] = useState(pay?.proof ?? null)
  if (!pay || !takesProof(order)) return null
  const { proof } = order
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    setProblem(null)
    await smallerPicture(input)
    if ((input.files?.[0]?.size ?? 0) <= MAX_PROOF_BYTES) return
    input.value = ''
    setProblem('tooBig')
  }
  return (
    <section id="proof" data-proof="" data-feature="proof" aria-labelledby="proof-title">
      <h3 id="proof-title">{t('proof.title')}</h3>
      {proof && (
        <p role="status">
          {t('proof.received')} <Moment iso={proof.receivedAt} />
        </p>
      )}
      {problem && (
        <p role="alert" data-pay-refusal="">
          {t(`proof.refused.${problem}`)}
        </p>
      )}
      {proof?.changesLeft !== 0 && (
        <Form method="post" action={paths.order(order.number, pay.key)} encType="multipart/form-data" reloadDocument>
          <div className="field" data-field={PROOF_FIELD}>
            <label htmlFor="proof-file">{t(proof ? 'proof.another' : 'proof.file')}</label>
            <input id="proof-file" type="file" name={PROOF_FIELD} accept={TYPES} required onChange={choose} />
            <p data-hint="">{proof ? t('proof.left', { count: proof.changesLeft }) : t('proof.hint')}</p>
          </div>
          <button type="submit" className={props.buttonClassName} data-tone="quiet">
            {t(proof ? 'proof.replace' : 'proof.send')}
          </button>
        </Form>
      )}
    </section>
  )
}
