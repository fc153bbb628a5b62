import { axeOn, expect, manage, test } from './office.ts'
import { openList, SLOW, settle, visit } from './products.ts'

test('options become rows, which are priced, counted and filled down; a value with units is not removed unasked', async ({
  page,
  owner,
}) => {
  const shop = await openList(page, owner)
  const made = await manage().createProduct({ params: shop.params, body: { name: 'Camisa', price: 40_000_00 } })
  const of = { params: { ...shop.params, id: made.id } }
  await visit(page, `${shop.list}/${made.id}`)
  await page.getByRole('link', { name: 'Agregar tallas, colores…' }).tap()
  await page.getByLabel('Opción 1', { exact: true }).fill('Talla')
  await page.getByLabel('Valores de la opción 1').fill('S, M, L')
  await page.getByLabel('Opción 2', { exact: true }).fill('Color')
  await page.getByLabel('Valores de la opción 2').fill('Azul, Rojo, Verde, Negro')
  await page.getByRole('button', { name: 'Crear las filas' }).tap()
  await expect(page.getByText('Quedaron 12 variantes.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByLabel('Unidades, S · Azul').fill('3')
  await page.getByLabel('Precio, L · Negro').fill('45.000')
  await page.getByRole('button', { name: 'Guardar', exact: true }).tap()
  await expect(page.getByText('Guardamos 2 variantes.')).toBeVisible()
  const variants = async () => (await manage().getProduct(of)).variants
  expect((await variants()).at(0)).toMatchObject({ values: ['S', 'Azul'], units: 3, price: 40_000_00 })
  expect((await variants()).at(-1)).toMatchObject({ values: ['L', 'Negro'], units: 0, price: 45_000_00 })

  await settle(page)
  await page.getByText('Opciones', { exact: true }).tap()
  await page.getByLabel('Valores de la opción 1').fill('M, L')
  await page.getByRole('button', { name: 'Crear las filas' }).tap()
  await expect(page.getByText('quedan 3, se vendieron 0')).toBeVisible()
  expect(await variants()).toHaveLength(12)
  await page.getByRole('button', { name: 'Quitarlas de todos modos' }).tap()
  await expect(page.getByText('Quedaron 8 variantes.')).toBeVisible()
  expect(await variants()).toHaveLength(8)
})

test('five hundred variants are paged by a hundred', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  const values = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)
  const options = [
    { name: 'Talla', values: values('T', 50) },
    { name: 'Color', values: values('C', 10) },
  ]
  const { id } = await manage().createProduct({
    params: shop.params,
    body: {
      name: 'Tela',
      price: 10_000_00,
      options,
      variants: values('T', 50).flatMap((size) => values('C', 10).map((colour) => ({ values: [size, colour] }))),
    },
  })
  await visit(page, `${shop.list}/${id}/variants`)
  await expect(page.getByRole('row')).toHaveCount(100)
  await page.getByRole('link', { name: '401–500' }).tap()
  await page.getByLabel('Unidades, T50 · C10').fill('9')
  await page.getByRole('button', { name: 'Guardar', exact: true }).tap()
  await expect(page.getByText('Guardamos 1 variante.')).toBeVisible(SLOW)
  await page.getByText('Poner lo mismo en todas').tap()
  await page.getByLabel('Valor', { exact: true }).fill('12.000')
  await page.getByRole('button', { name: 'Poner en las 500 variantes' }).tap()
  await expect(page.getByText('Guardamos 500 variantes.')).toBeVisible(SLOW)
  const { variants } = await manage().getProduct({ params: { ...shop.params, id } })
  expect(variants.every(({ price }) => price === 12_000_00)).toBe(true)
  expect(variants.at(-1)?.units).toBe(9)
})
