import { fitted } from '@store/tsup/styles'
import { describe, expect, test } from 'vitest'

const sheet = (own: string) =>
  String(
    fitted(
      Buffer.from(`@layer reset,structure,base,components;
@layer structure{
  [data-template]{--radius:0;--inner-radius:var(--radius);--gap:1rem;--line:1px solid var(--ink)}
  .panel{gap:var(--gap);border:var(--line);border-radius:var(--inner-radius)}
  .hint{color:red;padding:0}
}
${own}`),
    ),
  )

describe('the sheet of a template', () => {
  test('has the values of tokens that it sets once, also those of other tokens', () => {
    const css = sheet('@layer base{[data-template="9"]{--radius:4px}}')
    expect(css).toContain('.panel{gap:1rem;border:1px solid var(--ink);border-radius:4px}')
    expect(css).not.toMatch(/--(radius|inner-radius|gap|line):/)
  })

  test('keeps tokens that have another value on wide screens or further down, and what is said with them', () => {
    const css = sheet(
      `@layer base{@media (width >= 48rem){[data-template="9"]{--gap:2rem}}.card{--radius:8px}.dark{--ink:#fff}}`,
    )
    expect(css).toContain('gap:var(--gap)')
    expect(css).toContain('border-radius:var(--inner-radius)')
    expect(css).toContain('border:var(--line)')
  })

  test('does not declare what the template declares for the same selector, under no condition', () => {
    expect(sheet('@layer components{.hint{color:#00f}}')).toContain('.hint{padding:0}')
    expect(sheet('@layer components{@media print{.hint{color:#00f}}}')).toContain('.hint{color:red;padding:0}')
  })

  test('asks for widths in words that Safari 16.0 knows', () => {
    const css = sheet('@layer base{@media (width >= 48rem){.card{color:red}}@media (width < 48rem){.card{color:#00f}}}')
    expect(css).toContain('@media (min-width:48rem)')
    expect(css).not.toMatch(/width\s*[<>]=/)
  })
})
