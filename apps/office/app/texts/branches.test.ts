import { expect, it } from 'vitest'
import { placeIn } from './branches.server.ts'

it.each([
  ['6.2001, -75.574', [6.2001, -75.574]],
  ['6.2001 -75.574', [6.2001, -75.574]],
  ['https://www.google.com/maps/place/X/@6.2443,-75.5813,17z/data=!3d6.2442!4d-75.5812', [6.2442, -75.5812]],
  ['https://www.google.com/maps/@-12.0464,-77.0428,15z', [-12.0464, -77.0428]],
  ['Carrera 43', null],
  ['95, 200', null],
  ['', null],
])('%s is the place %o', (typed, place) => {
  const found = placeIn(typed)
  expect(found && [found.latitude, found.longitude]).toEqual(place)
})
