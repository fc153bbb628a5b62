/** A shop's initial on a plain background. */
export function initialIcon(name: string): string {
  const [initial = ''] = name.trim().toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f1c19"/><text x="16" y="22.5" fill="#fff" font-family="sans-serif" font-weight="700" font-size="19" text-anchor="middle">${initial.replace(/[<&]/, '')}</text></svg>`
}
