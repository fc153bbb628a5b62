import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baseTokens } from './settings.ts'

const css = readFileSync(`${import.meta.dirname}/styles/tokens.css`, 'utf8')
const [lightCss, darkCss] = css.split('@media (prefers-color-scheme: dark)')
const propertyOf = (name) => `--${name.replace('2', '-2').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

test('the stylesheet has the colours of the settings, which the contrast guard knows', () => {
  for (const [name, hex] of Object.entries(baseTokens.light)) expect(lightCss).toContain(`${propertyOf(name)}: ${hex};`)
  for (const [name, hex] of Object.entries(baseTokens.dark)) expect(darkCss).toContain(`${propertyOf(name)}: ${hex};`)
})
