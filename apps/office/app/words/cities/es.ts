/** The cities that a shop lists itself. */
export const es = {
  title: 'Ciudades propias',
  back: 'Envíos',
  intro: 'Ciudades que agregas porque la lista de tu país no las trae. Quien compra las elige, y les pones precio.',
  noList: (country: string) =>
    `De ${country} no tenemos la lista de ciudades: quien compra elige entre las que agregues aquí.`,
  hasList: (country: string, count: string) =>
    `De ${country} ya conocemos ${count} ciudades. Agrega solo las que falten.`,
  toPrices: 'Ponerles precio en Envíos',
  notByCity: 'Para cobrar un precio por ciudad, elige «Según la ciudad» en Envíos.',
  none: 'Todavía no has agregado ciudades.',
  count: (cities: number) => (cities === 1 ? '1 ciudad' : `${cities} ciudades`),
  price: (price: string) => `Envío: ${price}`,
  noPrice: 'Sin precio: no se envía allá',
  remove: 'Quitar',
  removed: (name: string) => `«${name}» quitada. Los pedidos que la nombran la conservan.`,
  restored: (name: string) => `«${name}» está otra vez.`,
  usedBy: {
    shipping: (name: string) => `«${name}» tiene precio en Envíos. Quítaselo primero.`,
    cashOnDelivery: (name: string) =>
      `«${name}» está entre las ciudades de contra entrega, en Pagos. Quítala de ahí primero.`,
  },
  add: 'Agregar ciudades',
  division: {
    department: 'Departamento',
    state: 'Estado',
    region: 'Región',
    province: 'Provincia',
    municipality: 'Municipio',
  },
  choose: 'Elige',
  divisionMissing: 'Di dónde quedan estas ciudades.',
  names: 'Nombres',
  namesHint: 'Uno por renglón. Puedes pegar una lista.',
  namesMissing: 'Escribe al menos una ciudad.',
  bad: (line: number, text: string) => `Renglón ${line}: «${text}» no es un nombre. Escribe solo la ciudad.`,
  long: (line: number, most: number) => `Renglón ${line}: el nombre pasa de ${most} letras.`,
  tooMany: (most: number) => `Agrega hasta ${most} ciudades a la vez.`,
  listed: (cities: number) =>
    cities === 1 ? 'Esa ciudad ya está en la lista.' : 'Esas ciudades ya están en la lista.',
  added: (cities: number) => (cities === 1 ? '1 ciudad agregada.' : `${cities} ciudades agregadas.`),
  already: (cities: number) => (cities === 1 ? '1 ya estaba.' : `${cities} ya estaban.`),
} as const
