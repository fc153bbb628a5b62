const PAGE_SIZE = 12

const NAMES = [
  'Lámpara de escritorio plegable',
  'Parlante portátil resistente al agua',
  'Audífonos de diadema',
  'Balanza de cocina digital',
  'Termo de acero de un litro',
  'Cargador de pared de dos puertos',
  'Organizador de cables',
  'Ventilador de mesa',
  'Soporte para portátil',
  'Batería externa de diez mil',
  'Tapete de yoga',
  'Cafetera de émbolo',
  'Linterna frontal',
  'Mochila plegable',
  'Humidificador de noche',
  'Teclado inalámbrico',
  'Set de tres recipientes de vidrio',
  'Reloj de pared silencioso',
  'Comedero para gatos',
  'Manta de microfibra',
  'Báscula de equipaje',
  'Lupa con luz',
  'Portavasos de corcho',
  'Trípode de mesa',
  'Bombillo regulable',
  'Repisa flotante',
]

/**
 * C29: `GET /myproducts?page=` and `GET /myproducts/{id}` with any bearer token but `vencido`, which has expired. The last
 * product has an id and pictures only: the two fields that the real service is known to give for every product.
 *
 * @param {string} path
 * @param {import('node:http').IncomingMessage} request
 * @param {string} at the base URL of this service
 */
export function answerMarketplace(path, request, at) {
  const [, number] = /^\/pictures\/(\d+)\.svg$/.exec(path) ?? []
  if (number) return { body: picture(Number(number)) }
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  if (!token || token === 'vencido') return { status: 401, body: { message: 'Unauthenticated.' } }

  const products = NAMES.map((name, index) => productOf(name, index, at))
  if (path === '/myproducts') {
    const page = Number(new URL(request.url ?? '', at).searchParams.get('page')) || 1
    const data = products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const last_page = Math.ceil(products.length / PAGE_SIZE)
    return { body: { data, total: products.length, last_page, current_page: page } }
  }
  const [, id] = /^\/myproducts\/(\d+)$/.exec(path) ?? []
  const product = products.find((one) => String(one.id) === id)
  return product ? { body: { stock: { product } } } : { status: 404, body: { message: 'Not found' } }
}

function productOf(/** @type {string} */ name, /** @type {number} */ index, /** @type {string} */ at) {
  const id = 8001 + index
  const images = [`${at}/pictures/${id}.svg`]
  if (index === NAMES.length - 1) return { id, images }
  const description = `${name}. Lo despacha el proveedor en uno a tres días hábiles.`
  return { id, name, description, price: 24_900 + ((index * 7_300) % 160_000), stock: (index * 5) % 23, images }
}

/** A generated picture for each product, so that tests need no network. */
function picture(/** @type {number} */ id) {
  const hue = (id * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="hsl(${hue} 30% 90%)"/><circle cx="${220 + (id % 5) * 40}" cy="${240 + (id % 7) * 25}" r="150" fill="hsl(${hue} 35% 55%)"/></svg>`
}
