/** The state of a domain's setup; null: unknown. */
type DomainSteps = {
  readonly leadsHere: boolean | null
  readonly verified: boolean
  readonly hasCertificate: boolean | null
}

/** The next step: for the merchant to take, or to wait for. */
type DomainNext = 'records' | 'proof' | 'leads' | 'certificate' | 'unknown' | 'main' | 'nothing'

/** Returns the next step of a domain that was checked. A step that could not be checked is never reported as done. */
export function nextOf({ leadsHere, verified, hasCertificate }: DomainSteps, isMain: boolean): DomainNext {
  if (!verified) return leadsHere ? 'proof' : 'records'
  if (leadsHere === false) return 'leads'
  if (hasCertificate === false) return 'certificate'
  if (leadsHere === null || hasCertificate === null) return 'unknown'
  return isMain ? 'nothing' : 'main'
}
