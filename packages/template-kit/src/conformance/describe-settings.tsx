import { describe, expect, test } from 'vitest'
import type { Design } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import type { Template } from '../manifest.ts'
import type { CommonSettings } from '../settings.ts'
import { tokensToCss } from '../tokens.ts'
import { pagesOf } from './pages.tsx'

/**
 * What every merchant can set and every shopper sees, whatever the template looks like (D6, D7): scheme, colours,
 * watermark. What a template draws in its own way it checks itself.
 */
export function describeSettings(
  template: Template,
  design: Design,
  /** `scheme`: before a merchant has chosen. */
  { scheme = 'light' }: { readonly scheme?: CommonSettings['scheme'] } = {},
): void {
  const { tokens } = template
  const { read: readSettings } = template.settings
  const { page } = pagesOf(template, design)
  const css = (stored: unknown) => {
    const { colors, scheme } = readSettings(stored)
    return tokensToCss(tokens, colors, scheme)
  }

  describe(`what every merchant sets is seen in ${template.name} (D6, D7)`, () => {
    test('tema: unset, the template’s own', () => {
      expect(readSettings({}).scheme).toBe(scheme)
    })

    test('tema: light, dark, or as the device has it', () => {
      expect(css({ tema: 1 })).not.toContain('color-scheme:dark')
      expect(css({ tema: 2 })).toContain('color-scheme:dark')
      expect(css({ tema: 2 })).not.toContain('prefers-color-scheme')
      expect(css({ tema: 3 })).toContain('prefers-color-scheme:dark')
    })

    test('colores: the merchant’s, where they can be read', () => {
      expect(css({ tema: 1, colores: { primario: '#0a4d3c' } })).toContain('--primary:#0a4d3c')
    })

    test.each([
      [1, true],
      [0, false],
    ])('watermark %i', async (watermark, isSaid) => {
      const home = await page('Home', fixtures.screens.Home.full, { watermark })
      expect(home.textContent?.includes('Hecho con Feria')).toBe(isSaid)
    })
  })
}
