import type { LoaderFunctionArgs } from '@remix-run/node'
import { citiesIn } from '#app/cities.server.ts'
import { packCities } from '#app/city-list.ts'
import { requireOpenShop } from '#app/shop.server.ts'

/** Cities of the shop's country as data, for carts that say what shipping to one of them costs. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { country } = (await requireOpenShop(request)).content.shop
  return Response.json(packCities(await citiesIn(country), country), {
    headers: { 'Cache-Control': 'private, max-age=3600' },
  })
}
