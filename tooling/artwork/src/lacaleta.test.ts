import { expect, test } from 'vitest'
import { CALETA_DISHES, lacaleta, SHEETS } from './index.ts'

const shots = SHEETS.lacaleta ?? []

test('no two pictures of the menu are the same', () => {
  expect(new Set(shots.map(({ draw }) => draw())).size).toBe(shots.length)
  expect(shots.length).toBeGreaterThanOrEqual(18 * 4)
})

test('every dish lies on the tiles of the house, seen from above, with its shadow to the lower right', () => {
  for (const dish of CALETA_DISHES) {
    const front = lacaleta(dish, 'front')
    expect(front, dish).toContain('fill="url(#tiles)"')
    expect(front, dish).toMatch(/filter="url\(#cast\)"[^>]*><path d="[^"]+" transform="translate\(26\d 26\d\)/)
  }
})

test('the same dish is the same food in every picture', () => {
  const food = (picture: string) => [...picture.matchAll(/<use href="#clasico-fish\d"[^>]*>/g)].map(([one]) => one)
  expect(food(lacaleta('clasico', 'front')).length).toBeGreaterThan(10)
  expect(food(lacaleta('clasico', 'context'))).toEqual(food(lacaleta('clasico', 'front')))
})

test('no two ceviches are held by the same vessel, with the same juice', () => {
  const look = (dish: (typeof CALETA_DISHES)[number]) => {
    const body = lacaleta(dish, 'front').split('</defs>')[1] ?? ''
    return `${body.match(/<(?:circle|ellipse) r[^>]*>/)?.[0]} ${body.match(/stroke="#[0-9a-f]{6}"/)?.[0]}`.replaceAll(
      dish,
      '',
    )
  }
  const ceviches = ['clasico', 'carretillero', 'rocoto', 'conchas', 'leche-tigre'] as const
  expect(new Set(ceviches.map(look)).size).toBe(ceviches.length)
})

test('a picture weighs no more than it should', () => {
  for (const { name, draw } of shots) {
    // Scenes and groups have three dishes, and three times the limit.
    const most = name.includes('scene') || name.endsWith('group') ? 36_000 : 12_000
    expect(draw().length, name).toBeLessThanOrEqual(most)
  }
})
