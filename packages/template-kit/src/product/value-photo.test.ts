import { expect, test } from 'vitest'
import { valuePhotoIndex } from './value-photo.ts'

const images = [null, 'Chal, S', 'Chal, Índigo', 'Chal de color arena'].map((alt, at) => ({ src: `/${at}.jpg`, alt }))

test('a photo shows a value when its description ends with it after a comma, whatever the case', () => {
  expect(valuePhotoIndex(images, [null, 'índigo'])).toBe(2)
  expect(valuePhotoIndex(images, ['arena'])).toBe(-1)
})

test('neither sizes of one or two letters nor an option without a choice have a photo', () => {
  expect(valuePhotoIndex(images, ['S'])).toBe(-1)
  expect(valuePhotoIndex(images, [null, ''])).toBe(-1)
})
