/** How far a domain is; null: that is not known. */
type DomainSteps = {
  readonly leadsHere: boolean | null
  readonly verified: boolean
  readonly hasCertificate: boolean | null
}

/** What there is to do next: of the merchant, or to wait for. */
type DomainNext = 'records' | 'proof' | 'leads' | 'certificate' | 'unknown' | 'main' | 'nothing'

/** What comes next of a domain that was looked at. Nothing is said to be done that could not be seen. */
export function nextOf({ leadsHere, verified, hasCertificate }: DomainSteps, isMain: boolean): DomainNext {
  if (!verified) return leadsHere ? 'proof' : 'records'
  if (leadsHere === false) return 'leads'
  if (hasCertificate === false) return 'certificate'
  if (leadsHere === null || hasCertificate === null) return 'unknown'
  return isMain ? 'nothing' : 'main'
}
