import { expect, test } from 'vitest'
import { nextOf } from './next-of.ts'

test.each([
  ['both records, of a domain that was just added', [false, false, false], false, 'records'],
  ['both, while its name servers are silent', [null, false, null], false, 'records'],
  ['the proof, of one that leads here', [true, false, false], false, 'proof'],
  ['where it leads, of one that is proven', [false, true, null], false, 'leads'],
  ['to wait for its certificate', [true, true, false], false, 'certificate'],
  ['to wait for it also as the main address', [true, true, false], true, 'certificate'],
  ['to use it, once it has one', [true, true, true], false, 'main'],
  ['not known, where nothing could be seen', [null, true, null], false, 'unknown'],
  ['not known of the main address either', [null, true, true], true, 'unknown'],
  ['not known, where the certificate could not be seen', [true, true, null], false, 'unknown'],
  ['nothing, of the main address', [true, true, true], true, 'nothing'],
] as const)('next is %s', (_, [pointsHere, verified, hasCertificate], isMain, next) => {
  expect(nextOf({ pointsHere, verified, hasCertificate }, isMain)).toBe(next)
})
