/** The state of a domain's setup; null: unknown. */
type DomainSteps = {
  readonly pointsHere: boolean | null
  readonly verified: boolean
  readonly hasCertificate: boolean | null
}

/** The next step: for the merchant to take, or to wait for. */
type DomainNext = 'records' | 'proof' | 'leads' | 'certificate' | 'unknown' | 'main' | 'nothing'

/** Returns the next step of a domain that was checked. A step that could not be checked is never reported as done. */
export function nextOf({ pointsHere, verified, hasCertificate }: DomainSteps, isMain: boolean): DomainNext {
  if (!verified) return pointsHere ? 'proof' : 'records'
  if (pointsHere === false) return 'leads'
  if (hasCertificate === false) return 'certificate'
  if (pointsHere === null || hasCertificate === null) return 'unknown'
  return isMain ? 'nothing' : 'main'
}
