import { expect, test } from 'vitest'
import { missingSettings } from './settings.mjs'

const SHOPPER_SECRET = 'known to tests alone'

test('secrets that nobody set are named, and so is the public key that everybody knows', () => {
  const names = (env: Readonly<Record<string, string>>) =>
    /^These variables must be set: ([^.]+)\. [^\n]+$/.exec(missingSettings(env) ?? '')?.[1]
  expect(names({ PUBLIC_KEY: 'demo' })).toBe('SHOPPER_SECRET, PUBLIC_KEY')
  expect(names({ SHOPPER_SECRET })).toBe('PUBLIC_KEY')
  expect(names({ SHOPPER_SECRET: 'too short', PUBLIC_KEY: 'ours' })).toBe('SHOPPER_SECRET')
  expect(missingSettings({ SHOPPER_SECRET, PUBLIC_KEY: 'ours' })).toBeNull()
  expect(missingSettings({ SHOPPER_SECRET, DEMO: '1' })).toBeNull()
})
