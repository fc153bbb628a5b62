/** How far a domain is; null: that is not known. */
type DomainSteps = {
  readonly leadsHere: boolean | null
  readonly verified: boolean
  readonly hasCertificate: boolean | null
}

/** What there is to do next: of the merchant, or to wait for. */
type DomainNext = 'records' | 'proof' | 'leads' | 'certificate' | 'main' | 'nothing'

export function nextOf({ leadsHere, verified, hasCertificate }: DomainSteps, isMain: boolean): DomainNext {
  if (!verified) return leadsHere ? 'proof' : 'records'
  if (leadsHere === false) return 'leads'
  if (hasCertificate === false) return 'certificate'
  return isMain ? 'nothing' : 'main'
}
