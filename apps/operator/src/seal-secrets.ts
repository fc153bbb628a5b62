import { type SealSecrets, sealSecretsOf } from '@store/api/payments'
import { Complaint } from './complaint.ts'

/** What merchants' secrets are sealed with, as the API has it: PAYMENT_SECRET seals, those of PAYMENT_SECRET_OLD still open. */
export function sealSecrets(): SealSecrets {
  const { PAYMENT_SECRET = '', PAYMENT_SECRET_OLD = '' } = process.env
  if (PAYMENT_SECRET.length < 16)
    throw new Complaint('Set PAYMENT_SECRET to what the API runs with: keys are sealed with it.')
  return sealSecretsOf(PAYMENT_SECRET, PAYMENT_SECRET_OLD)
}
