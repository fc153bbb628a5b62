import { describe, expect, test } from 'vitest'
import type { Design } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import type { Template } from '../manifest.ts'
import type { CommonSettings } from '../settings.ts'
import { tokensToCss } from '../tokens.ts'
import { pagesOf } from './pages.tsx'

/**
 * Tests of the settings that have the same effect in every template (D6, D7): scheme, colours, watermark. Templates test the
 * other settings themselves.
 */
export function describeSettings(
  template: Template,
  design: Design,
  /** `scheme`: the template's default. */
  { scheme = 'light' }: { readonly scheme?: CommonSettings['scheme'] } = {},
): void {
  const { tokens } = template
  const { read: readSettings } = template.settings
  const { page } = pagesOf(template, design)
  const css = (stored: unknown) => {
    const { colors, scheme } = readSettings(stored)
    return tokensToCss(tokens, colors, scheme)
  }

  describe(`settings of every merchant take effect in ${template.name} (D6, D7)`, () => {
    test('tema: the template’s default where it is not set', () => {
      expect(readSettings({}).scheme).toBe(scheme)
    })

    test('tema: light, dark, or that of the device', () => {
      expect(css({ tema: 1 })).not.toContain('color-scheme:dark')
      expect(css({ tema: 2 })).toContain('color-scheme:dark')
      expect(css({ tema: 2 })).not.toContain('prefers-color-scheme')
      expect(css({ tema: 3 })).toContain('prefers-color-scheme:dark')
    })

    test.each([
      [1, false],
      [2, false],
      [3, true],
    ])('tema %i: visitors can switch the scheme: %s', async (tema, can) => {
      const home = await page('Home', fixtures.screens.Home.full, { tema })
      expect(home.querySelector('footer [data-scheme-switch]') !== null).toBe(can)
    })

    test('colores: the merchant’s, where they have enough contrast', () => {
      expect(css({ tema: 1, colores: { primario: '#0a4d3c' } })).toContain('--primary:#0a4d3c')
    })

    test.each([
      [1, true],
      [0, false],
    ])('watermark %i', async (watermark, isShown) => {
      const home = await page('Home', fixtures.screens.Home.full, { watermark })
      expect(home.textContent?.includes('Hecho con Feria')).toBe(isShown)
    })
  })
}
