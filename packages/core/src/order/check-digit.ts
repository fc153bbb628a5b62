const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

/** Computes the check digit of a Colombian tax number. */
function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (WEIGHTS[at] ?? 0), 0)
  const rest = sum % 11
  return rest < 2 ? rest : 11 - rest
}

/**
 * Whether a Colombian NIT ends in a hyphen and a wrong check digit, so that one of its digits is mistyped. Numbers without
 * a check digit, as many write them, are accepted.
 */
export function hasWrongCheckDigit(nit: string): boolean {
  const [, digits, check] = /^([\d., ]{5,20})[-–] ?(\d)$/.exec(nit.trim()) ?? []
  return digits !== undefined && checkDigitOf(digits.replace(/\D/g, '')) !== Number(check)
}
